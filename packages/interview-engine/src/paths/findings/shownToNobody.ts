import { type Goal, isFalse } from '../../logic/index.ts';
import type { PlannedItem } from '../../plan/plan.ts';
import { itemPath } from '../filePaths.ts';
import type { PathFinding } from './pathFinding.ts';
import { saysNeverMet } from './saidBy.ts';

type Params = {
  readonly item: number;
  /** Later questions that nobody is shown because nobody answers this one. */
  readonly also: readonly number[];
};

/** `dependants`: the questions in `also`; null if there are none. */
type Named = { readonly question: string; readonly dependants: string | null };

/** Nobody is shown a question. */
export const shownToNobody: PathFinding<'shownToNobody', Params, Named> = {
  code: 'shownToNobody',
  weight: 'unreachable',
  inComponent: ({ plan, canReach }) =>
    plan.items.flatMap(({ index: item }) => (isFalse(canReach({ kind: 'item', item })) ? [{ item, also: [] }] : [])),
  combine(found, { plan }) {
    const dead = new Set(found.map(({ item }) => item));
    const roots = new Map<number, number>();
    for (const planned of plan.items) {
      const cause = dead.has(planned.index) ? causeOf(planned, dead) : null;
      // Sources come before what depends on them.
      if (cause !== null) roots.set(planned.index, roots.get(cause) ?? cause);
    }
    return found.flatMap((one): readonly Params[] => {
      if (roots.has(one.item)) return [];
      return [{ ...one, also: [...roots].flatMap(([item, root]) => (root === one.item ? [item] : [])) }];
    });
  },
  followsFromEnd: true,
  path: ({ item }, plan) => itemPath(plan, item),
  isSaidBy: saysNeverMet,
  named: ({ item, also }, { briefItem, namedItems }) => ({
    question: briefItem(item),
    dependants: also.length === 0 ? null : namedItems(also),
  }),
  goal: ({ item }): Goal => ({ kind: 'item', item }),
};

/** Returns a question without whose answer nobody is shown this one, if nobody is asked it. */
function causeOf({ carriedFrom, conditional }: PlannedItem, dead: ReadonlySet<number>): number | null {
  if (carriedFrom !== null && dead.has(carriedFrom)) return carriedFrom;
  if (conditional === null) return null;
  const sources = conditional.criteria.flatMap((one) =>
    one.type === 'selectedTemplateOptions' && one.mustSelect && dead.has(one.source) ? [one.source] : [],
  );
  const isCertain = conditional.operator === 'and' || sources.length === conditional.criteria.length;
  return isCertain ? (sources[0] ?? null) : null;
}
