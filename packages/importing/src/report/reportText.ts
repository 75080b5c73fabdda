import { groupsOf, placesIn } from './groups.ts';
import { messageOfRow } from './messageOfRow.ts';
import { type ReportRow, summaryOf } from './report.ts';

/**
 * Returns a report as lines for people: how many conditions were carried over, and what is not in the guide as it was. A
 * remark that is made of several parts is one line.
 */
export function reportLines(rows: readonly ReportRow[]): readonly string[] {
  const conditions = rows.filter(({ kind }) => kind === 'condition');
  const ofConditions = summaryOf(conditions);
  const carried = ofConditions.exact + ofConditions.equivalent;
  const { constructs, exact, equivalent, narrower, wider, lost, proposed } = summaryOf(rows);
  const counts = [
    `${exact} exact`,
    `${equivalent} equivalent`,
    `${narrower} narrower`,
    `${wider} wider`,
    `${lost} lost`,
    ...(proposed > 0 ? [`${proposed} proposed`] : []),
  ];
  return [
    `${constructs} parts: ${counts.join(', ')}.`,
    ...(conditions.length === 0 ? [] : [`${carried} of ${conditions.length} conditions are carried over.`]),
    ...groupsOf(rows).map(lineOf),
  ];
}

function lineOf(rows: readonly [ReportRow, ...ReportRow[]]): string {
  const [first] = rows;
  const { listed, left } = placesIn(rows);
  const where = `${listed.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
  const what = rows.length === 1 ? ` “${first.text.replaceAll(/\s+/gu, ' ').slice(0, 80)}”` : '';
  return `${where}: ${first.verdict} ${first.kind}${what}: ${messageOfRow(first)}`;
}
