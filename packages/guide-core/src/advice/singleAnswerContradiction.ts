// Specification, "Items": without multiSelect, one option is selected, and one per row in a matrix. An exclusive option
// is selected alone.
import type { Draft } from '../commands/draft.ts';
import { dropCriterion } from '../commands/guardReferences.ts';
import { brief } from '../doc/brief.ts';
import { locate } from '../doc/locate.ts';
import { childrenOf, type GuideDocument, type Key, objectFields, textField } from '../doc/node.ts';
import { itemIndex } from '../doc/itemIndex.ts';
import { referencesByHolder } from '../doc/references.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import type { FixParams } from '../findings/fix.ts';
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
    const { doc, node, params: found, located, fields } = place;
    const owner = located.ancestors.at(-1);
    const first = owner && childrenOf(owner, 'criteria')[found.first];
    if (!first || first === node) return removeCriterion(place);
    const choices = [...new Set([...listed(objectFields(first)['choices']), ...listed(fields['choices'])])];
    const source = itemIndex(doc).byId.get(found.questionId)?.node;
    // With all options, every answer would meet it.
    if (source && namedOptions(source, itemIndex(doc)).length <= choices.length) return removeCriterion(place);
    const how = (draft: Draft): void => {
      draft.set(first.key, ['choices'], choices);
      dropCriterion(draft, node.key);
    };
    const names = [first, node].flatMap(({ key }) => optionsNamed(doc, key));
    const [one, other, ...more] = [...new Set(names)];
    const params: FixParams = one === undefined || other === undefined || more.length > 0 ? {} : { one, other };
    return [{ id: 'askForEither', params, how }, ...removeCriterion(place)];
  },
};

/** Characters of an option in the name of the fix. */
const longestName = 40;

/** Returns the texts of the options that a criterion names. */
function optionsNamed(doc: GuideDocument, criterion: Key): readonly string[] {
  return (referencesByHolder(doc).get(criterion) ?? []).flatMap(({ kind, target }) => {
    const option = kind === 'choice' && target !== null ? locate(doc, target)?.node : undefined;
    return option === undefined ? [] : [brief(textField(option, 'text'), longestName)];
  });
}

function listed(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
