import type { Guide, PlannedBlock } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';

/**
 * The title participants see of a concept, as answers name it; null for none. Concepts of one title are told apart by
 * number (decisions, "Concepts of one title"): `Tea`, `Tea, 2`.
 */
export function conceptTitleOf(guide: Guide, block: number, concept: number | null): string | null {
  const planned = planOf(guide).blocks[block];
  return planned === undefined || concept === null ? null : (titlesOf(planned)[concept] ?? null);
}

const known = new WeakMap<PlannedBlock, readonly string[]>();

function titlesOf(block: PlannedBlock): readonly string[] {
  const titles = known.get(block) ?? numbered(block.concepts.map(({ concept }) => concept.content.title));
  known.set(block, titles);
  return titles;
}

/** The first of equal titles stays as it is; no number makes a title that another concept has. */
function numbered(titles: readonly string[]): readonly string[] {
  const taken = new Set(titles);
  const counts = new Map<string, number>();
  return titles.map((title) => {
    let number = (counts.get(title) ?? 0) + 1;
    while (number > 1 && taken.has(`${title}, ${number}`)) number += 1;
    counts.set(title, number);
    const name = number === 1 ? title : `${title}, ${number}`;
    taken.add(name);
    return name;
  });
}
