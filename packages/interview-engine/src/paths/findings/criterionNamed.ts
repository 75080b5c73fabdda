import { childrenOf, type GuideDocument, referencesByHolder } from '@guide-studio/guide-core';
import type { Owner } from '../../logic/index.ts';
import { type FilePath, ownerPath } from '../filePaths.ts';
import { nodeOfOwner, type PartNames } from '../partNames.ts';
import type { Plan } from '../../plan/plan.ts';
import type { PathFix } from './pathFinding.ts';

/** A criterion of a condition. */
export interface CriterionPlace {
  readonly owner: Owner;
  readonly index: number;
}

/** What sentences about a criterion are made of. */
export interface NamedCriterion {
  readonly owner: string;
  readonly criterion: string;
  /** True if it names an option or a row that its question does not have: that is then what is wrong. */
  readonly isUnknown: boolean;
}

export function namedCriterion({ owner, index }: CriterionPlace, names: PartNames): NamedCriterion {
  const node = names.nodeOf(owner);
  const key = node === undefined ? undefined : childrenOf(node, 'criteria')[index]?.key;
  const references = (key !== undefined && referencesByHolder(names.doc).get(key)) || [];
  const isUnknown = references.some(({ kind, target }) => kind !== 'question' && target === null);
  return { owner: names.briefName(owner), criterion: names.criterion(owner, index), isUnknown };
}

export const criterionPath = ({ owner, index }: CriterionPlace, plan: Plan): FilePath => [
  ...ownerPath(plan, owner),
  'conditional',
  'criteria',
  index,
];

/** Removes a criterion without which the same participants are shown the same. */
export function removeCriterion({ owner, index }: CriterionPlace, doc: GuideDocument): PathFix | null {
  const node = nodeOfOwner(doc, owner);
  const criterion = node === undefined ? undefined : childrenOf(node, 'criteria')[index];
  if (criterion === undefined) return null;
  return { id: 'removeCriterion', call: { id: 'node.remove', args: { keys: [criterion.key] } } };
}
