import type { Goal } from '@guide-studio/interview-engine/paths';

/** Returns the short name of a question or a concept, such as `Q7` or `b3.c1`, which `guide paths --to` takes. */
export function shortName(part: Extract<Goal, { kind: 'item' | 'concept' }>): string {
  return part.kind === 'concept' ? `b${part.block + 1}.c${part.concept + 1}` : `Q${part.item + 1}`;
}
