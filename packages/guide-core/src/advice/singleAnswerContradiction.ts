// Specification, "Items": without multiSelect, one option is selected, and one per row in a matrix. An exclusive option
// is selected alone.
import type { Draft } from '../commands/draft.ts';
import { dropCriterion } from '../commands/guardReferences.ts';
import { childrenOf, objectFields } from '../doc/node.ts';
import { removeCriterion } from '../findings/removeCriterion.ts';
import type { Json } from '../json.ts';
import type { GuideAdvice } from './advice.ts';
import { singleAnswerContradictions } from './contradictions.ts';

type Params = {
  /** Position of the earlier one of the two criteria. */
  readonly first: number;
  readonly questionId: string;
};

/** Under `and`, a single answer must be able to meet all mustSelect criteria about the same question. */
export const singleAnswerContradiction: GuideAdvice<'singleAnswerContradiction', Params, 'askForEither'> = {
  id: 'singleAnswerContradiction',
  checkGuide({ conditions }, report) {
    for (const condition of conditions) {
      for (const { earlier, later, questionId } of singleAnswerContradictions(condition)) {
        report([...condition.path(), 'criteria', later], { first: earlier, questionId });
      }
    }
  },
  // Merges the two criteria into one that either choice meets.
  fix(place) {
    const { node, params, located, fields } = place;
    const owner = located.ancestors.at(-1);
    const first = owner && childrenOf(owner, 'criteria')[params.first];
    if (!first || first === node) return removeCriterion(place);
    const choices = [...new Set([...listed(objectFields(first)['choices']), ...listed(fields['choices'])])];
    const how = (draft: Draft): void => {
      draft.set(first.key, ['choices'], choices);
      dropCriterion(draft, node.key);
    };
    return [{ id: 'askForEither', how }, ...removeCriterion(place)];
  },
};

function listed(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
