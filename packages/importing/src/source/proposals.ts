import type { ReportRow } from '../report/report.ts';
import type { SourceBlock, SourceCondition } from './study.ts';

/** Which proposals are accepted: all, or those with these numbers, from 0 in the order of the source. */
export type Accepted = 'all' | ReadonlySet<number>;

/** Returns blocks with the proposals that are accepted, and a row for each of the others. */
export function withAccepted(
  blocks: readonly SourceBlock[],
  accepted: Accepted,
): { readonly blocks: readonly SourceBlock[]; readonly rows: readonly ReportRow[] } {
  const rows: ReportRow[] = [];
  let next = 0;
  /** Returns the number of a proposal that is accepted; null for another one, which gets a row. */
  const accept = (row: Pick<ReportRow, 'kind' | 'place' | 'text' | 'target' | 'code'>): number | null => {
    const proposal = next;
    next += 1;
    if (accepted === 'all' || accepted.has(proposal)) return proposal;
    rows.push({ ...row, verdict: 'proposed', rule: null, params: {}, proposal });
    return null;
  };
  const kept = <Condition extends SourceCondition>(of: readonly Condition[], target: string) =>
    of.flatMap((one): readonly Condition[] => {
      if (one.isProposed !== true) return [one];
      const proposal = accept({ kind: 'condition', place: one.place, text: one.text, target, code: 'proposed' });
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
