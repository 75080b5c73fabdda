import { numberText, percentText, words } from '../../words/index.ts';
import styles from './AnswerGrid.module.css';
import { shareStyle } from './shareStyle.ts';
import type { Summary } from './summaryOf.ts';

interface MatrixGridProps {
  readonly label: string;
  readonly summary: Extract<Summary, { kind: 'grid' }>;
}

/** A matrix as it was asked: in each cell the share of those who chose that column for the row. */
export function MatrixGrid({ label, summary: { rows, base } }: MatrixGridProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys where it is wider than its place
    <div role="region" className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <td />
            {rows[0]?.cells.map(({ text }) => (
              <th key={text} scope="col" dir="auto">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows keep their place, and may have equal texts
            <tr key={at}>
              <th scope="row">
                <span dir="auto">{row.text}</span>
                {row.base === base ? null : <span className={styles.base}>{words.answers.baseOf(row.base)}</span>}
              </th>
              {row.cells.map(({ text, count, share }) => (
                <td key={text} style={shareStyle(share)}>
                  {percentText(share)} <span className={styles.detail}>({numberText(count)})</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
