import '../i18n/later.ts';
import { numberText, percentText, words } from '../i18n/index.ts';
import styles from './AnswerGrid.module.css';
import type { ConceptAnswers } from './Comparison.tsx';
import { columnStyle, shareStyle } from './shareStyle.ts';
import type { GridRow } from './summaryOf.ts';

/**
 * A matrix as it was asked: each cell has the share that chose its column for its row. With several concepts, each row
 * has a line for each.
 */
export function MatrixGrid({
  label,
  compared,
}: {
  readonly label: string;
  readonly compared: readonly ConceptAnswers[];
}) {
  const grids = compared.flatMap(({ asking, summary }) => (summary.kind === 'grid' ? [{ asking, summary }] : []));
  const first = grids[0]?.summary;
  const isAlone = grids.length === 1 && grids[0]?.asking.concept === null;
  if (!first) return null;
  const columns = first.rows[0]?.cells ?? [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard if too wide
    <div role="region" className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={`${styles.grid} ${styles.even}`} style={columnStyle(columns.length)}>
        <thead>
          <tr>
            <td />
            {columns.map(({ text }) => (
              <th key={text} scope="col" dir="auto">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {first.rows.map(({ text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- fixed order, and texts may repeat
          <tbody key={at}>
            {isAlone ? null : (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group} dir="auto">
                  {text}
                </th>
              </tr>
            )}
            {grids.map(({ asking, summary }) => {
              const row = summary.rows[at];
              const name = isAlone ? text : (asking.concept ?? words.answers.noConcept);
              return row && <Line key={asking.key} name={name} row={row} ofAll={isAlone ? summary.base : null} />;
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly row: GridRow;
  /** The base for the whole grid; null if there is none. */
  readonly ofAll: number | null;
}

function Line({ name, row, ofAll }: LineProps) {
  return (
    <tr>
      <th scope="row">
        <span dir="auto">{name}</span>
        {row.base === ofAll ? null : <span className={styles.base}>{words.answers.baseOf(row.base)}</span>}
      </th>
      {row.cells.map(({ text, count, share }) => (
        <td key={text} style={shareStyle(share)}>
          {row.base === 0 ? (
            '–'
          ) : (
            <>
              {percentText(share)} <span className={styles.detail}>({numberText(count)})</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
