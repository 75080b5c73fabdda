import { groupsOf, placesIn } from './groups.ts';
import { conditionsIn, summaryOf } from './report.ts';
import type { WordedRow } from './rowsOfRemarks.ts';

/**
 * Returns a report as lines for people: how many conditions were carried over, and what is not in the guide as it was. A
 * remark that is made of several parts is one line.
 */
export function reportLines(rows: readonly WordedRow[]): readonly string[] {
  const conditions = conditionsIn(rows);
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
    `${constructs === 1 ? '1 part' : `${constructs} parts`}: ${counts.join(', ')}.`,
    ...(conditions.all === 0 ? [] : [`${conditions.carried} of ${counted(conditions.all)} carried over.`]),
    ...(proposed === 0 ? [] : ['Proposals are not applied. Apply all with --accept-proposals.']),
    ...groupsOf(rows, ({ message }) => message).map(lineOf),
  ];
}

const counted = (conditions: number): string => (conditions === 1 ? '1 condition is' : `${conditions} conditions are`);

function lineOf(rows: readonly [WordedRow, ...WordedRow[]]): string {
  const [first] = rows;
  const { listed, left } = placesIn(rows);
  const where = `${listed.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
  const what = rows.length === 1 ? ` “${first.text.replaceAll(/\s+/gu, ' ').slice(0, 80)}”` : '';
  return `${where}: ${first.verdict} ${first.kind}${what}: ${first.message}`;
}
