import type { ReportRow } from '../report/report.ts';
import type { SourceBlock, SourceCondition, SourceSkip } from './study.ts';

/** Which proposals are accepted: all, or those with these numbers, from 0 in the order of the source. */
export type Accepted = 'all' | ReadonlySet<number>;

const isSkip = (one: SourceCondition): one is SourceSkip => 'to' in one;

/** Returns blocks with the proposals that are accepted, and a row for each of the others. */
export function withAccepted(
  blocks: readonly SourceBlock[],
  accepted: Accepted,
): { readonly blocks: readonly SourceBlock[]; readonly rows: readonly ReportRow[] } {
  const rows: ReportRow[] = [];
  let next = 0;
  const titles = new Map(blocks.map(({ name, title }) => [name, title]));
  const texts = new Map(blocks.flatMap(({ items }) => items.map(({ field, text }) => [field, text] as const)));
  const goalOf = ({ to }: SourceSkip): string =>
    to === 'end' ? '' : 'field' in to ? (texts.get(to.field) ?? to.field) : (titles.get(to.block) ?? to.block);
  /** Returns the number of a proposal that is accepted; null for another one, which gets a row. */
  const accept = (
    row: Pick<ReportRow, 'kind' | 'place' | 'text' | 'target' | 'code'> & Partial<ReportRow>,
  ): number | null => {
    const proposal = next;
    next += 1;
    if (accepted === 'all' || accepted.has(proposal)) return proposal;
    rows.push({ params: {}, ...row, verdict: 'proposed', rule: null, proposal });
    return null;
  };
  const kept = <Condition extends SourceCondition>(of: readonly Condition[], target: string) =>
    of.flatMap((one): readonly Condition[] => {
      if (one.isProposed !== true) return [one];
      const { place, text } = one;
      const what = isSkip(one)
        ? ({ code: 'proposedSkip', params: { to: goalOf(one) } } as const)
        : ({ code: 'proposed' } as const);
      const proposal = accept({ kind: 'condition', place, text, target, ...what });
      return proposal === null ? [] : [{ ...one, proposal }];
    });
  const chosen = blocks.map((block): SourceBlock => {
    const { repeatedFor, ...once } = block;
    const items = block.items.map((item) => ({
      ...item,
      conditions: kept(item.conditions, item.field),
      ...(item.skips === undefined ? {} : { skips: kept(item.skips, item.field) }),
    }));
    if (repeatedFor === undefined) return { ...once, items };
    const { place } = block;
    const text = repeatedFor.map((one) => one.text).join(', ');
    const target = items[0]?.field ?? null;
    const isRepeated = accept({ kind: 'block', place, text, target, code: 'repeated' }) !== null;
    return { ...once, items, ...(isRepeated ? { repeatedFor } : {}) };
  });
  return { blocks: chosen, rows };
}
