import type { Conflict, Decision, Decisions } from '@guide-studio/guide-core/merge';
import { useId } from 'react';
import { TextArea } from '../controls/index.ts';
import { titleOfConflict } from '../explanations/changeWords.ts';
import { words } from '../i18n/index.ts';
import type { Conditions } from './conditionsOf.ts';
import styles from './ConflictCard.module.css';
import { InFile, SideContent } from './SideContent.tsx';
import { wordingOf } from './wordingOf.ts';

interface ConflictCardProps {
  readonly conflict: Conflict;
  readonly conditions: Conditions;
  readonly decision: Decisions[string] | undefined;
  readonly onDecide: (id: string, decision: Decisions[string]) => void;
}

const sides: readonly Decision[] = ['ours', 'theirs'];

/** One conflict: both versions and the original, with a choice between them or a third wording. */
export function ConflictCard({ conflict, conditions, decision, onDecide }: ConflictCardProps) {
  const name = useId();
  const wording = wordingOf(conflict);
  const own = typeof decision === 'object' ? decision.wording : null;
  return (
    <li
      className={`card ${styles.card}`}
      data-conflict={conflict.id}
      data-decided={decision !== undefined || undefined}
    >
      <fieldset className={styles.choice}>
        <legend className={styles.what} dir="auto">
          {titleOfConflict(conflict)}
        </legend>
        <div className={styles.sides}>
          {sides.map((side) => (
            <div key={side} className={styles.side} data-chosen={decision === side || undefined}>
              <label className={styles.pick}>
                <span className={`row ${styles.who}`}>
                  <input
                    type="radio"
                    name={name}
                    checked={decision === side}
                    onChange={() => onDecide(conflict.id, side)}
                  />
                  {words.merging[side === 'ours' ? 'yours' : 'theirs']}
                </span>
                <SideContent conflict={conflict} side={side} conditions={conditions} />
              </label>
              <InFile conflict={conflict} side={side} />
            </div>
          ))}
        </div>
        {wording !== null && (
          <div className={styles.own} data-chosen={own !== null || undefined}>
            <label className={`row ${styles.who}`}>
              <input
                type="radio"
                name={name}
                checked={own !== null}
                onChange={() => onDecide(conflict.id, { wording: own ?? wording })}
              />
              {words.merging.own}
            </label>
            {own !== null && (
              <TextArea
                aria-label={words.merging.ownText}
                value={own}
                commitOn="blur"
                onCommit={(text) => onDecide(conflict.id, { wording: text })}
              />
            )}
          </div>
        )}
        {conflict.base.value !== undefined && (
          <div className={styles.before}>
            <span className={`row ${styles.who}`}>{words.merging.before}</span>
            <SideContent conflict={conflict} side="base" conditions={conditions} />
            <InFile conflict={conflict} side="base" />
          </div>
        )}
      </fieldset>
    </li>
  );
}
