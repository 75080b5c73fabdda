import { decide, type Exploration, type Goal, isFalse, type Placed } from '../../logic/index.ts';
import type { Plan } from '../../plan/plan.ts';
import { itemPath } from '../filePaths.ts';
import { isPassedByNobody } from './passedByNobody.ts';
import type { PathFinding } from './pathFinding.ts';

type Params = {
  readonly item: number;
  /** How many come after it. They have no findings of their own. */
  readonly questions: number;
  readonly concepts: number;
  readonly isOwn: boolean;
};

/** `isOwn`: nobody who is asked the question passes it, whatever the other questions do. */
type Named = { readonly question: string; readonly after: number; readonly isOwn: boolean };

/** Nobody gets past a question, so nobody completes the interview. */
export const nobodyCompletes: PathFinding<'nobodyCompletes', Params, Named> = {
  code: 'nobodyCompletes',
  weight: 'end',
  inGuide(exploration) {
    const item = lastAsked(exploration);
    if (item === null) return [];
    const { plan } = exploration;
    const blocks = plan.blocks.filter(({ items }) => items.length > 0 && items.every(({ index }) => index > item));
    return [
      {
        item,
        questions: plan.items.length - item - 1,
        concepts: blocks.reduce((sum, { concepts }) => sum + concepts.length, 0),
        isOwn: isPassedByNobody(exploration, item, true),
      },
    ];
  },
  path: ({ item }, plan) => [...itemPath(plan, item), 'options'],
  named: ({ item, questions, isOwn }, { briefItem }) => ({ question: briefItem(item), after: questions, isOwn }),
  goal: (): Goal => ({ kind: 'outcome', outcome: 'complete' }),
};

/** Returns the question that nobody gets past; null if someone does, or if that is not known. */
export function lastAsked({ plan, comesTo }: Exploration): number | null {
  const isNeverPassed = (item: number): boolean => isFalse(decide(() => comesTo(item)));
  if (!isNeverPassed(plan.items.length)) return null;
  const first = plan.items.findIndex(({ index }) => isNeverPassed(index));
  return (first === -1 ? plan.items.length : first) - 1;
}

/**
 * Returns true for places after the question that nobody gets past. A condition of that question is one: it is needless
 * only because of those who are left.
 */
export function isAfterEnd(plan: Plan, one: Placed, last: number): boolean {
  if ('owner' in one && one.owner.kind === 'item') return one.owner.item >= last;
  if ('item' in one) return one.item > last;
  const { block } = 'owner' in one ? (one.owner as Extract<Placed, { block: number }>) : one;
  return (plan.blocks[block]?.items[0]?.index ?? 0) > last;
}
