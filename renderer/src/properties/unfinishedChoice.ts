import { childrenOf, type GuideNode } from '@guide-studio/guide-core/edit';
import type { CriterionChoice } from '@guide-studio/guide-core/internal';

/**
 * Returns a criterion about one of these questions that is not finished: where there are several, an author chooses the
 * question first.
 */
export function unfinishedAmong(sources: readonly GuideNode[]): CriterionChoice | null {
  const [only, ...others] = sources;
  if (!only) return null;
  return others.length === 0 ? unfinishedChoice(only) : { source: null, matchingCriteria: 'mustSelect' };
}

/**
 * Returns a criterion about a question that is not finished: an author chooses its options, and its row where there are
 * several. A guess would count at once, and would look like a decision.
 */
export function unfinishedChoice(source: GuideNode): CriterionChoice {
  const [row, ...others] = childrenOf(source, 'rows');
  return {
    source: source.key,
    matchingCriteria: 'mustSelect',
    choices: [],
    ...(row && others.length === 0 ? { row: row.key } : {}),
  };
}
