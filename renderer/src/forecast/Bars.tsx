import styles from './Bars.module.css';

/** A bar with its name and its value in words. */
export interface Bar {
  readonly key: string;
  readonly name: string;
  /** Where it begins and ends, from 0 to 1. */
  readonly from?: number;
  readonly to: number;
  /** A place that is marked for comparison, from 0 to 1. */
  readonly now?: number;
  readonly value: string;
  /** A mark for a bar that needs attention. */
  readonly mark?: string;
}

/** Bars below each other, each with its name and value as text. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <ul className={styles.bars}>
      {bars.map(({ key, name, from = 0, to, now, value, mark }) => (
        <li key={key} className={styles.bar}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.track} aria-hidden>
            {to > 0 && (
              <span
                className={styles.fill}
                data-marked={mark !== undefined || undefined}
                style={{ insetInlineStart: `${100 * from}%`, inlineSize: `${100 * Math.max(0, to - from)}%` }}
              />
            )}
            {now !== undefined && <span className={styles.now} style={{ insetInlineStart: `${100 * now}%` }} />}
          </span>
          <span className={styles.value}>
            {value}
            {mark !== undefined && <span className={styles.mark}>{mark}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
