import { byIdentity } from '@guide-studio/guide-core/internal';
import type { Guide, PlannedBlock } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';

/**
 * Returns a question as used in answers: `Q{number}: {text}` or, per concept, `Q{number} ({concept title}): {text}`
 * (docs/decisions/api-choices.md, "Answers and question texts"). `item` is the index among all items; returns '' for
 * unknown indexes.
 */
export function wordQuestion(guide: Guide, item: number, concept: number | null): string {
  const planned = planOf(guide).items[item];
  if (planned === undefined) return '';
  const title = conceptTitleOf(guide, planned.block, concept);
  return `Q${item + 1}${title === null ? '' : ` (${title})`}: ${planned.item.text}`;
}

/**
 * Returns the title of a concept for participants, as used in answers, or null. Concepts with equal titles are numbered
 * (docs/decisions/api-choices.md, "Concepts of one title"): `Tea`, `Tea, 2`.
 */
function conceptTitleOf(guide: Guide, block: number, concept: number | null): string | null {
  const planned = planOf(guide).blocks[block];
  return planned === undefined || concept === null ? null : (titlesOf(planned)[concept] ?? null);
}

const titlesOf = byIdentity((block: PlannedBlock): readonly string[] =>
  numbered(block.concepts.map(({ concept }) => concept.content.title)),
);

/** The first of equal titles is unchanged, and no number produces a title that another concept has. */
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
