import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  locate,
  objectFields,
  textField,
} from '@guide-studio/guide-core/edit';
import { brief, namedOptions, referencesByHolder } from '@guide-studio/guide-core/internal';
import { nodeOfOwner } from '../partNames.ts';
import { criterionPath, removeOneCriterion } from './aboutCriterion.ts';
import type { PathFinding, PathFix } from './pathFinding.ts';
import { aboutUnseen, lastOf, type NamedUnseen, namedUnseen, type Unseen, unseenBy } from './unseen.ts';

/** No single answer meets the criteria of a condition together, so nobody is shown its part. */
export const singleAnswerContradiction: PathFinding<'singleAnswerContradiction', Unseen, NamedUnseen> = {
  code: 'singleAnswerContradiction',
  ...aboutUnseen,
  inComponent: (component) => unseenBy(component, 'singleAnswerContradiction'),
  path: (params, plan) => criterionPath(lastOf(params), plan),
  named: namedUnseen,
  fixes: (params, doc) => [...askForEither(params, doc), ...removeOneCriterion(lastOf(params), doc)],
};

/** Characters of an option in the name of the fix. */
const longestName = 40;

/** Puts two criteria about a question together into one that either answer meets. */
function askForEither({ owner, criteria }: Unseen, doc: GuideDocument): readonly PathFix[] {
  const node = nodeOfOwner(doc, owner);
  const all = node === undefined ? [] : childrenOf(node, 'criteria');
  const [first, second, ...more] = criteria.flatMap((index) => all[index] ?? []);
  if (first === undefined || second === undefined || more.length > 0) return [];
  const [fields, others] = [objectFields(first), objectFields(second)];
  const isAlike = (['questionId', 'matrixRow', 'matchingCriteria'] as const).every(
    (one) => fields[one] === others[one],
  );
  const source = itemIndex(doc).byId.get(String(fields['questionId']))?.node;
  if (!isAlike || fields['matchingCriteria'] !== 'mustSelect' || source === undefined) return [];
  const named = [first, second].flatMap((one) => targetsOf(one, 'choice', doc));
  // What names no option would be lost.
  if (named.includes(null)) return [];
  const choices = [...new Set(named.filter((key) => key !== null))];
  // With all options, every answer would meet it.
  if (choices.length >= namedOptions(source, itemIndex(doc)).length) return [];
  const [row = null] = targetsOf(first, 'matrixRow', doc);
  const [one, other, ...rest] = choices.map((key) => brief(textField(nodeAt(doc, key), 'text'), longestName));
  return [
    {
      id: 'askForEither',
      params: one === undefined || other === undefined || rest.length > 0 ? {} : { one, other },
      calls: [
        {
          id: 'criterion.set',
          args: {
            key: first.key,
            criterion: {
              source: source.key,
              matchingCriteria: 'mustSelect',
              choices,
              ...(row === null ? {} : { row }),
            },
          },
        },
        { id: 'node.remove', args: { keys: [second.key] } },
      ],
      // With one criterion more, it is not certain that the rest of the condition is right.
      isCertain: all.length === 2,
    },
  ];
}

const nodeAt = (doc: GuideDocument, key: Key): GuideNode => locate(doc, key)?.node ?? doc.root;

/** Returns what a criterion names; null for what is not there. */
const targetsOf = ({ key }: GuideNode, kind: 'choice' | 'matrixRow', doc: GuideDocument): readonly (Key | null)[] =>
  (referencesByHolder(doc).get(key) ?? []).flatMap((one) => (one.kind === kind ? [one.target] : []));
