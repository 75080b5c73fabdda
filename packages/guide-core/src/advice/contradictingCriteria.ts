// Specification, "Conditional and criteria": mustSelect is met by any of its choices, mustNotSelect by none of them.
import { childrenOf, type GuideDocument, type GuideNode, objectFields } from '../doc/node.ts';
import { referencesByHolder } from '../doc/references.ts';
import { letOneBeEnough } from '../findings/letOneBeEnough.ts';
import { removeCriterion } from '../findings/removeCriterion.ts';
import type { GuideAdvice } from './advice.ts';
import { contradictions } from './contradictions.ts';

type Params = {
  /** Position of the earlier one of the two criteria. */
  readonly first: number;
};

/** Under `and`, mustNotSelect must not exclude every choice of a mustSelect criterion about the same question. */
export const contradictingCriteria: GuideAdvice<'contradictingCriteria', Params> = {
  id: 'contradictingCriteria',
  checkGuide({ conditions }, report) {
    for (const condition of conditions) {
      for (const { earlier, later } of contradictions(condition)) {
        report([...condition.path(), 'criteria', later], { first: earlier });
      }
    }
  },
  fix(place) {
    const { doc, node, located, params } = place;
    const owner = located.ancestors.at(-1);
    const first = owner && childrenOf(owner, 'criteria')[params.first];
    // If one of them is always met, one of them is no condition.
    return first === undefined || oneIsAlwaysMet(doc, first, node) ? removeCriterion(place) : letOneBeEnough(place);
  },
};

/** Returns whether all choices that one criterion excludes are among those that the other one asks for. */
function oneIsAlwaysMet(doc: GuideDocument, ...criteria: readonly [GuideNode, GuideNode]): boolean {
  const chosenBy = (matching: string): ReadonlySet<unknown> =>
    new Set(
      criteria
        .filter((one) => objectFields(one)['matchingCriteria'] === matching)
        .flatMap(({ key }) => referencesByHolder(doc).get(key) ?? [])
        .flatMap(({ kind, target, value }) => (kind === 'choice' ? [target ?? value] : [])),
    );
  const wanted = chosenBy('mustSelect');
  return [...chosenBy('mustNotSelect')].every((one) => wanted.has(one));
}
