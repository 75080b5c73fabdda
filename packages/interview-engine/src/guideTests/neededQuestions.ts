import { byIdentity } from '@guide-studio/guide-core/internal';
import type { Plan } from '../plan/plan.ts';

/** Which questions have to be asked before others can be: their sources, the sources of those, and so on. */
export interface NeededQuestions {
  /** The screening questions, which decide whether there is more, with their sources. */
  readonly first: readonly number[];
  /** Returns a question with everything on which it depends besides the screening questions. */
  of(item: number): readonly number[];
}

/** Returns what the questions of a plan depend on, cached per plan. */
export const neededQuestions = byIdentity((plan: Plan): NeededQuestions => createNeeded(plan));

function createNeeded(plan: Plan): NeededQuestions {
  const found: (readonly number[] | undefined)[] = [];
  const withSources = (items: readonly number[]): readonly number[] => {
    const needed = new Set(items);
    // Sources that are added meanwhile are visited, too.
    for (const item of needed) for (const source of sourcesOf(plan, item)) needed.add(source);
    return [...needed];
  };
  return {
    first: withSources(plan.items.filter(({ isScreener }) => isScreener).map(({ index }) => index)),
    of: (item) => (found[item] ??= withSources([item])),
  };
}

/** Returns the items on whose answers it depends whether an item is asked, and how. */
function sourcesOf(plan: Plan, item: number): readonly number[] {
  const planned = plan.items[item];
  if (planned === undefined) return [];
  const { conditional, carriedFrom, block } = planned;
  const { isConceptBlock = false, concepts = [] } = plan.blocks[block] ?? {};
  const conditionals = isConceptBlock
    ? [conditional, ...concepts.map((concept) => concept.conditional)]
    : [conditional];
  const sources = carriedFrom === null ? [] : [carriedFrom];
  for (const one of conditionals) {
    for (const criterion of one?.criteria ?? []) {
      if (criterion.type === 'selectedTemplateOptions') sources.push(criterion.source);
    }
  }
  return sources;
}
