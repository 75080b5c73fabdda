import styles from './Bars.module.css';
import type { SummaryLine } from './summaryLines.ts';

/** A bar for each option, on a scale that does not depend on the others. With negative values, all bars start at the centre. */
export function Bars({ lines }: { readonly lines: readonly SummaryLine[] }) {
  const isSigned = lines.some(({ length }) => length < 0);
  return (
    <ul className={styles.bars}>
      {lines.map(({ text, isOwn, value, detail, length }) => (
        <li key={isOwn ? '' : text} className={styles.bar}>
          <span className={styles.text} dir="auto">
            {text}
          </span>
          <span className={styles.track} data-signed={isSigned || undefined}>
            <span
              className={styles.fill}
              data-below={length < 0 || undefined}
              style={{ inlineSize: `${Math.round(Math.abs(length) * (isSigned ? 50 : 100))}%` }}
            />
          </span>
          <span className={styles.value}>
            {value} {detail === '' ? null : <span className={`quiet ${styles.detail}`}>{detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
