import { childrenOf, type GuideDocument, type GuideNode } from '@guide-studio/guide-core/edit';
import { referencesByHolder } from '@guide-studio/guide-core/internal';
import { type FilePath, ownerPath } from '../filePaths.ts';
import { nodeOfOwner, type PartNames } from '../partNames.ts';
import type { Plan } from '../../plan/plan.ts';
import type { CriterionPlace } from '../requirements.ts';
import type { PathFix } from './pathFinding.ts';

/** What sentences about a criterion are made of. */
export interface NamedCriterion {
  readonly owner: string;
  readonly criterion: string;
  /** True if it names an option or a row that its question does not have: that is then what is wrong. */
  readonly isUnknown: boolean;
}

export function namedCriterion({ owner, index }: CriterionPlace, names: PartNames): NamedCriterion {
  const node = criterionAt({ owner, index }, names.doc);
  const isUnknown = node !== undefined && namesUnknown(node, names.doc);
  return { owner: names.briefName(owner), criterion: names.criterion(owner, index), isUnknown };
}

function criterionAt({ owner, index }: CriterionPlace, doc: GuideDocument): GuideNode | undefined {
  const node = nodeOfOwner(doc, owner);
  return node === undefined ? undefined : childrenOf(node, 'criteria')[index];
}

const namesUnknown = ({ key }: GuideNode, doc: GuideDocument): boolean =>
  (referencesByHolder(doc).get(key) ?? []).some(({ kind, target }) => kind !== 'question' && target === null);

export const criterionPath = ({ owner, index }: CriterionPlace, plan: Plan): FilePath => [
  ...ownerPath(plan, owner),
  'conditional',
  'criteria',
  index,
];

/** Removes a criterion. One with a wrong name is to be corrected instead. `isCertain`: see {@link PathFix}. */
function removal(place: CriterionPlace, doc: GuideDocument, isCertain: boolean): readonly PathFix[] {
  const criterion = criterionAt(place, doc);
  if (criterion === undefined || namesUnknown(criterion, doc)) return [];
  const calls = [{ id: 'node.remove', args: { keys: [criterion.key] } } as const];
  return [{ id: 'removeCriterion', params: {}, calls, isCertain }];
}

/** Removes a criterion without which the same participants are shown the same. */
export const removeCriterion = (place: CriterionPlace, doc: GuideDocument): readonly PathFix[] =>
  removal(place, doc, true);

/** Removes one of several criteria that exclude each other: only a person knows which is wrong. */
export const removeOneCriterion = (place: CriterionPlace, doc: GuideDocument): readonly PathFix[] =>
  removal(place, doc, false);
