import type { GuideDocument } from '@guide-studio/guide-core/edit';
import type { GuideTest, TestedQuestion } from '@guide-studio/guide-core/tests';
import type { Goal, Owner } from '../logic/index.ts';
import type { Plan } from '../plan/plan.ts';
import { testedParts } from './testedParts.ts';

/**
 * Returns whether a test would notice if its interview did not reach a goal any more: it expects something of what the
 * goal is about. The names must be those of now.
 */
export function checkedBy(plan: Plan, doc: GuideDocument, { expect }: GuideTest): (goal: Goal) => boolean {
  const parts = testedParts(doc);
  const { exactly, shown = [], notShown = [], inOrder = [], options = {}, concepts, outcome, closing } = expect;
  const itemsOf = (list: readonly TestedQuestion[]): readonly number[] =>
    list.flatMap((one) => parts.item(typeof one === 'string' ? one : one.question) ?? []);
  const withOptions = new Set(Object.keys(options).flatMap((question) => parts.item(question) ?? []));
  const asked = new Set([...itemsOf([...shown, ...inOrder]), ...withOptions]);
  const all = new Set([...asked, ...itemsOf(notShown)]);
  const blocks = new Set([...all].map((item) => plan.items[item]?.block));
  const isWhole = exactly !== undefined;
  const ofOwner = (owner: Owner): boolean =>
    isWhole || (owner.kind === 'item' ? all.has(owner.item) : concepts !== undefined || blocks.has(owner.block));
  return (goal) => {
    switch (goal.kind) {
      case 'item':
        return isWhole || asked.has(goal.item);
      case 'block':
        return isWhole || blocks.has(goal.block);
      case 'concept':
        return ofOwner(goal);
      case 'option':
        if (plan.items[goal.item]?.carriedFrom !== null) return withOptions.has(goal.item);
        return outcome !== undefined || closing !== undefined || isWhole;
      case 'outcome':
        return outcome !== undefined || closing !== undefined;
      case 'options':
        return withOptions.has(goal.item);
      case 'criterion':
      case 'decides':
      case 'pair':
        return ofOwner(goal.owner);
    }
  };
}
