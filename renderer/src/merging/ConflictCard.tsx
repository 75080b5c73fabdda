import type { Conflict, Decision } from '@guide-studio/guide-core';
import { useId } from 'react';
import { titleOfConflict, words } from '../words/index.ts';
import type { Conditions } from './conditionsOf.ts';
import styles from './ConflictCard.module.css';
import { InFile, Said } from './Said.tsx';

interface ConflictCardProps {
  readonly conflict: Conflict;
  readonly conditions: Conditions;
  readonly decision: Decision | undefined;
  readonly onDecide: (id: string, side: Decision) => void;
}

const sides: readonly Decision[] = ['ours', 'theirs'];

/** One conflict: what both sides say, what was there before, and whose version counts. */
export function ConflictCard({ conflict, conditions, decision, onDecide }: ConflictCardProps) {
  const name = useId();
  return (
    <li className={styles.card} data-conflict={conflict.id} data-decided={decision !== undefined || undefined}>
      <fieldset className={styles.choice}>
        <legend className={styles.what} dir="auto">
          {titleOfConflict(conflict)}
        </legend>
        <div className={styles.sides}>
          {sides.map((side) => (
            <div key={side} className={styles.side} data-chosen={decision === side || undefined}>
              <label className={styles.pick}>
                <span className={styles.who}>
                  <input
                    type="radio"
                    name={name}
                    checked={decision === side}
                    onChange={() => onDecide(conflict.id, side)}
                  />
                  {words.merging[side === 'ours' ? 'yours' : 'theirs']}
                </span>
                <Said conflict={conflict} side={side} conditions={conditions} />
              </label>
              <InFile conflict={conflict} side={side} />
            </div>
          ))}
        </div>
        {conflict.base.value !== undefined && (
          <div className={styles.before}>
            <span className={styles.who}>{words.merging.before}</span>
            <Said conflict={conflict} side="base" conditions={conditions} />
            <InFile conflict={conflict} side="base" />
          </div>
        )}
      </fieldset>
    </li>
  );
}
