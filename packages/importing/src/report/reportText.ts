import { messageOfRow } from './messageOfRow.ts';
import { type ReportRow, summaryOf } from './report.ts';

/** So many places of a remark are listed. */
const mostPlaces = 5;

/**
 * Returns a report as lines for people: how many conditions were carried over, and what is not in the guide as it was. A
 * remark that is made of several parts is one line.
 */
export function reportLines(rows: readonly ReportRow[]): readonly string[] {
  const conditions = rows.filter(({ kind }) => kind === 'condition');
  const ofConditions = summaryOf(conditions);
  const carried = ofConditions.exact + ofConditions.equivalent;
  const { constructs, exact, equivalent, narrower, wider, lost } = summaryOf(rows);
  const counts = [
    `${exact} exact`,
    `${equivalent} equivalent`,
    `${narrower} narrower`,
    `${wider} wider`,
    `${lost} lost`,
  ];
  const groups = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const message = messageOfRow(row);
    if (message === '') continue;
    const key = JSON.stringify([row.kind, row.verdict, message]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [
    `${constructs} parts: ${counts.join(', ')}.`,
    ...(conditions.length === 0 ? [] : [`${carried} of ${conditions.length} conditions are carried over.`]),
    ...[...groups.values()].map(lineOf),
  ];
}

function lineOf(rows: readonly ReportRow[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const places = rows.slice(0, mostPlaces).map(({ place }) => place);
  const left = rows.length - places.length;
  const where = `${places.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
  const what = rows.length === 1 ? ` “${first.text.replaceAll(/\s+/gu, ' ').slice(0, 80)}”` : '';
  return `${where}: ${first.verdict} ${first.kind}${what}: ${messageOfRow(first)}`;
}
