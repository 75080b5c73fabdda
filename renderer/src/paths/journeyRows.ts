import type { Journey, JourneyGroup } from '@guide-studio/interview-engine/paths';

/** Where journeys part: those that show the question at an index, or do not. */
export interface Parting {
  readonly item: number;
  readonly isShown: boolean;
}

/** A row of the list of journeys. `level`: the number of partings before it. `parting` is null for the first one. */
export type JourneyRow = { readonly level: number; readonly parting: Parting | null } & (
  | { readonly kind: 'group'; readonly count: number }
  | { readonly kind: 'journey'; readonly journey: Journey }
);

/** Returns journeys as rows, each group before its journeys. */
export function journeyRows(group: JourneyGroup | null): readonly JourneyRow[] {
  const rows: JourneyRow[] = [];
  function add(one: JourneyGroup, level: number, parting: Parting | null): number {
    if ('journey' in one) {
      rows.push({ kind: 'journey', level, parting, journey: one.journey });
      return 1;
    }
    const at = rows.length;
    rows.push({ kind: 'group', level, parting, count: 0 });
    const count =
      add(one.shown, level + 1, { item: one.partsAt, isShown: true }) +
      add(one.hidden, level + 1, { item: one.partsAt, isShown: false });
    rows[at] = { kind: 'group', level, parting, count };
    return count;
  }
  if (group !== null) add(group, 0, null);
  return rows;
}

/** Groups from this level on are closed at first. */
export const closedFrom = 3;

/** Returns the rows that are in no closed group. What is no row of journeys is in none. */
export function rowsInSight<Other extends { readonly kind: 'part' }>(
  rows: readonly (JourneyRow | Other)[],
  opened: ReadonlySet<JourneyRow>,
): readonly (JourneyRow | Other)[] {
  let closedAt = Infinity;
  return rows.filter((row) => {
    if (row.kind === 'part') return true;
    if (row.level > closedAt) return false;
    closedAt = row.kind === 'group' && row.level >= closedFrom && !opened.has(row) ? row.level : Infinity;
    return true;
  });
}

/** Returns the item at which all interviews of a row are screened out before they come to another item; else null. */
export function endBefore(row: JourneyRow, item: number): number | null {
  if (row.kind === 'group') return null;
  const { items, outcomes } = row.journey;
  const last = items.at(-1);
  return outcomes.includes('complete') || last === undefined || last >= item ? null : last;
}

/** Ranges of questions that are listed. */
const mostRanges = 12;

/** Returns the first of the {@link rangesOf} questions, and how many questions are in the others. */
export function firstRangesOf(items: readonly number[]): { readonly ranges: string; readonly more: number } {
  let ranges = 0;
  const end = items.findIndex((item, at) => {
    if (items[at - 1] !== item - 1) ranges += 1;
    return ranges > mostRanges;
  });
  const listed = end === -1 ? items : items.slice(0, end);
  return { ranges: rangesOf(listed), more: items.length - listed.length };
}

/** Returns the numbers of questions, those in a row as a range: `1–4, 6`. `items` are indexes in order. */
export function rangesOf(items: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const item of items) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to === item - 1) last.to = item;
    else ranges.push({ from: item, to: item });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from + 1}` : `${from + 1}–${to + 1}`)).join(', ');
}
