import '../i18n/later.ts';
import type { ForecastTable, ForecastTableId, RestingFigures } from '@guide-studio/interview-engine/forecast';
import { describeBasis, forecastTables } from '@guide-studio/interview-engine/forecast';
import { describeBasisOfTable, withBasis } from '@guide-studio/interview-engine/internal';
import { type ReactNode, useMemo, useState } from 'react';
import { csvOf } from '@guide-studio/interview-engine/answers';
import { byteOrderMark } from '@guide-studio/interview-engine/internal';
import { downloadFile } from '../browser/downloadFile.ts';
import { Button } from '../controls/index.ts';
import { ChartColumn, Download, Table2 } from '../theme/icons.tsx';
import { readGuide, announce } from '../session/index.ts';
import { numberText, shortName, uiLanguage, words } from '../i18n/index.ts';
import type { KnownForecast } from './forecasting.ts';
import styles from './Picture.module.css';

interface PictureProps {
  readonly known: KnownForecast;
  /** The tables with the figures of the picture; the first one names it. */
  readonly ids: readonly [ForecastTableId, ...ForecastTableId[]];
  readonly children: ReactNode;
}

/** A picture of the forecast, which is shown as tables, too, and downloaded as CSV. */
export function Picture({ known, ids, children }: PictureProps) {
  const [isTable, setTable] = useState(false);
  const all = useMemo(() => forecastTables(known.guide, known.forecast, uiLanguage), [known]);
  const tables = ids.flatMap((id) => all.find((table) => table.id === id) ?? []);
  const title = tables[0]?.title ?? '';
  return (
    <section className={styles.picture} aria-label={title}>
      <div className={`spread ${styles.head}`}>
        <h2 className={styles.title}>{title}</h2>
        <div className="row gap1">
          <Button
            variant="quiet"
            icon={isTable ? ChartColumn : Table2}
            aria-label={`${isTable ? words.forecast.hideTable : words.forecast.asTable}: ${title}`}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? words.forecast.hideTable : words.forecast.asTable}
          </Button>
          <Button
            variant="quiet"
            icon={Download}
            aria-label={`${words.forecast.csv}: ${title}`}
            onClick={() => tables.forEach((table) => download(table, known))}
          >
            {words.forecast.csv}
          </Button>
        </div>
      </div>
      {isTable
        ? tables.map((table, at) => <Table key={table.id} table={table} known={known} isFurther={at > 0} />)
        : children}
    </section>
  );
}

function download(table: ForecastTable, { forecast }: KnownForecast): void {
  const name = `${shortName(readGuide().onDisk.name)}.forecast-${table.id}.csv`;
  const text = csvOf(withBasis(table, forecast, uiLanguage));
  downloadFile(name, new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
  announce(words.forecast.downloaded(name));
}

interface BasisProps {
  readonly known: KnownForecast;
  readonly of: RestingFigures;
}

/** What figures rest on besides entered shares, if they rest on more. */
export const Basis = ({ known, of }: BasisProps) => <Hint text={describeBasis(known.forecast, of, uiLanguage)} />;

const Hint = ({ text }: { readonly text: string }) => (text === '' ? null : <p className={styles.hint}>{text}</p>);

interface TableProps {
  readonly table: ForecastTable;
  readonly known: KnownForecast;
  /** Its title is not that of the picture. */
  readonly isFurther: boolean;
}

function Table({ table, known, isFurther }: TableProps) {
  const { id, title } = table;
  // One sentence says it of most tables; those of questions, concepts and the summary say it in each row.
  const isInRows = id === 'summary' || id === 'questions' || id === 'concepts';
  const [headings = [], ...lines] = isInRows ? withBasis(table, known.forecast, uiLanguage) : table.rows;
  return (
    <>
      {!isInRows && <Hint text={describeBasisOfTable(id, known.forecast, uiLanguage)} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={title}>
        <table className={styles.table}>
          <caption className={isFurther ? styles.caption : 'unseen'}>{title}</caption>
          <thead>
            <tr>
              {headings.map((heading, at) => (
                <th
                  key={heading}
                  scope="col"
                  data-number={lines.some((cells) => typeof cells[at] === 'number') || undefined}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((cells, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no names of their own
              <tr key={line}>
                {cells.map((cell, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                  <td key={at} data-number={typeof cell === 'number' || undefined} dir="auto">
                    {typeof cell === 'number' ? numberText(cell) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
