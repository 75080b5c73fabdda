import '../i18n/later.ts';
import { words } from '../i18n/index.ts';
import type { Asking } from './answersByQuestion.ts';
import styles from './AnswerGrid.module.css';
import { columnStyle, shareStyle } from './shareStyle.ts';
import { hasOwn, linesOf } from './summaryLines.ts';
import type { Summary } from './summaryOf.ts';

/** The answers to a question asked about one concept. */
export interface ConceptAnswers {
  readonly asking: Asking;
  readonly summary: Summary;
}

/** The concepts of a question side by side: a line for each option, a column for each concept. */
export function Comparison({
  label,
  compared,
}: {
  readonly label: string;
  readonly compared: readonly ConceptAnswers[];
}) {
  const withOwn = compared.some(({ summary }) => hasOwn(summary));
  const columns = compared.map(({ asking, summary }) => ({ asking, summary, lines: linesOf(summary, withOwn) }));
  const lines = columns[0]?.lines ?? [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard if too wide
    <div role="region" className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={`${styles.grid} ${styles.even}`} style={columnStyle(columns.length)}>
        <thead>
          <tr>
            <td />
            {columns.map(({ asking, summary }) => (
              <th key={asking.key} scope="col">
                <span dir="auto">{asking.concept ?? words.answers.noConcept}</span>
                <span className={styles.base}>{words.answers.baseOf(summary.base)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ text, isOwn }, at) => (
            <tr key={isOwn ? '' : text}>
              <th scope="row" dir="auto">
                {text}
              </th>
              {columns.map(({ asking, summary, lines: own }) => (
                <td key={asking.key} style={shareStyle(own[at]?.length ?? 0)}>
                  {summary.base === 0 ? (
                    '–'
                  ) : (
                    <>
                      {own[at]?.value} <span className={styles.detail}>{own[at]?.detail}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
