import type { Conflict, ConflictSide, Decision } from '@guide-studio/guide-core';
import { useId } from 'react';
import { tellConflict, words } from '../words/index.ts';
import styles from './ConflictCard.module.css';

interface ConflictCardProps {
  readonly conflict: Conflict;
  readonly decision: Decision | undefined;
  readonly onDecide: (id: string, side: Decision) => void;
}

const sides: readonly Decision[] = ['ours', 'theirs'];

/** One conflict: what both sides say, what was there before, and whose version counts. */
export function ConflictCard({ conflict, decision, onDecide }: ConflictCardProps) {
  const name = useId();
  return (
    <li className={styles.card} data-conflict={conflict.id} data-decided={decision !== undefined || undefined}>
      <fieldset className={styles.choice}>
        <legend className={styles.what} dir="auto">
          {tellConflict(conflict)}
        </legend>
        <div className={styles.sides}>
          {sides.map((side) => (
            <label key={side} className={styles.side} data-chosen={decision === side || undefined}>
              <span className={styles.who}>
                <input
                  type="radio"
                  name={name}
                  checked={decision === side}
                  onChange={() => onDecide(conflict.id, side)}
                />
                {words.merging[side === 'ours' ? 'yours' : 'theirs']}
              </span>
              <Said side={conflict[side]} />
            </label>
          ))}
        </div>
        {conflict.base.value !== undefined && (
          <div className={styles.before}>
            <span className={styles.who}>{words.merging.before}</span>
            <Said side={conflict.base} />
          </div>
        )}
      </fieldset>
    </li>
  );
}

/** What one side says: a text as it reads, anything else as it stands in the file. */
function Said({ side: { value } }: { readonly side: ConflictSide }) {
  if (value === undefined) return <span className={styles.nothing}>{words.merging.nothing}</span>;
  if (typeof value === 'string') {
    return (
      <span className={styles.text} dir="auto">
        {value}
      </span>
    );
  }
  return <code className={styles.code}>{JSON.stringify(value, null, 1)}</code>;
}
