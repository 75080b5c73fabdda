import { messageOfRow } from './messageOfRow.ts';
import type { ReportRow } from './report.ts';

const order = ['lost', 'proposed', 'wider', 'narrower', 'equivalent'] as const;

/** Returns the rows of a report that are not as they were, those that say the same together, the worst first. */
export function groupsOf<Row extends ReportRow>(
  rows: readonly Row[],
  messageOf: (row: Row) => string = messageOfRow,
): readonly (readonly [Row, ...Row[]])[] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const message = messageOf(row);
    if (message === '') continue;
    const key = JSON.stringify([row.kind, row.verdict, message]);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  const rank = ({ verdict }: ReportRow): number => (verdict === 'exact' ? order.length : order.indexOf(verdict));
  return [...groups.values()].toSorted(([one], [other]) => rank(one) - rank(other));
}

/** So many places of a remark are listed. */
const mostPlaces = 5;

/** Returns the places of rows: some of many, and how many more there are. */
export function placesIn(rows: readonly ReportRow[]): { readonly listed: readonly string[]; readonly left: number } {
  const listed = rows.slice(0, mostPlaces).map(({ place }) => place);
  return { listed, left: rows.length - listed.length };
}
