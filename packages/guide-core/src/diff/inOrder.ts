import type { ChangeDraft } from './changeDraft.ts';
import type { Matching } from './matching.ts';
import type { Part, Parts } from './part.ts';
import { remembered } from '../remember.ts';

/** Returns the changes in the order of B. Parts that only A has come after their predecessor in A. */
export function inOrder(drafts: readonly ChangeDraft[], before: Parts, { toB }: Matching): readonly ChangeDraft[] {
  const ranks = new Map<Part, number>();
  let last = 0;
  for (const part of before.above) {
    last = toB.get(part)?.lastRank ?? last;
    ranks.set(part, last + 0.5);
  }
  const lasts = new Map<Part, number>();
  const lastRank = (block: Part): number => {
    return remembered(lasts, block, () => lastRankIn(block));
  };
  const rankOf = (draft: ChangeDraft): number => {
    if (draft.b) return draft.b.rank;
    const block = draft.a?.block ? toB.get(draft.a.block) : undefined;
    const rank = draft.a ? (ranks.get(draft.a) ?? 0) : 0;
    // A removed question stays with its block, even if the other questions of the block moved away.
    return block ? Math.min(Math.max(rank, block.rank), lastRank(block) + 0.5) : rank;
  };
  return drafts
    .map((draft) => [draft, rankOf(draft)] as const)
    .toSorted(([, x], [, y]) => x - y)
    .map(([draft]) => draft);
}

function lastRankIn(block: Part): number {
  const last = block.lists.findLast(({ parts }) => parts.length > 0)?.parts.at(-1);
  return last?.rank ?? block.rank;
}
