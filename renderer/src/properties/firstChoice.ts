import {
  childrenOf,
  type CriterionChoice,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  namedOptions,
} from '@guide-studio/guide-core';

/**
 * Returns the initial choice of a new criterion: whether the first option was chosen, for a matrix in its first row.
 */
export function firstChoice(doc: GuideDocument, source: GuideNode): CriterionChoice {
  const [option] = namedOptions(source, itemIndex(doc));
  const [row] = childrenOf(source, 'rows');
  return {
    source: source.key,
    matchingCriteria: 'mustSelect',
    choices: option ? [option.key] : [],
    ...(row ? { row: row.key } : {}),
  };
}
