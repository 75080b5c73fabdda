import type { Guide } from '@guide-studio/interview-engine';
import { decide, orNull } from '@guide-studio/interview-engine/paths';
import {
  type PlanExploration,
  explorePlan,
  usualBudget,
} from '../../../packages/interview-engine/src/logic/exploration.ts';
import type { Watched } from '../../../packages/interview-engine/src/logic/facts.ts';
import { placesOf } from '../../../packages/interview-engine/src/logic/goals.ts';
import type { Statement } from '../../../packages/interview-engine/src/logic/statement.ts';
import { planOf } from '../../../packages/interview-engine/src/plan/planOf.ts';
import type { Mutant } from './mutantsOf.ts';

const known = new WeakMap<Guide, PlanExploration>();

/** Every option is told apart, also those that no condition names. */
function exploredWith(guide: Guide): PlanExploration {
  const before = known.get(guide);
  if (before !== undefined) return before;
  const plan = planOf(guide);
  const watched = plan.items.flatMap(({ index: item, rows, options }): readonly Watched[] =>
    (rows.length === 0 ? [null] : rows.map(({ id }) => id)).flatMap((row) =>
      options.map(({ id }) => ({ item, options: new Set([id]), row })),
    ),
  );
  const exploration = explorePlan(plan, [], usualBudget, { watched });
  known.set(guide, exploration);
  return exploration;
}

/**
 * Returns whether any interview goes another way, or shows something else, in a mutant than in its guide. Worked out, not
 * tried; null if that needs too many steps.
 */
export function changesBehaviour(guide: Guide, { kind, guide: mutated, part, option }: Mutant): boolean | null {
  const exploration = exploredWith(guide);
  const { logic, plan, before } = exploration;
  const { every, not } = logic;
  const any = (of: readonly Statement[]): Statement => not(every(of.map(not)));
  const other = planOf(mutated);
  if (part.kind === 'block') {
    const [planned, mutant] = [plan.blocks[part.block], other.blocks[part.block]];
    const { concepts = [], items: [first] = [] } = planned ?? {};
    const sizes = [planned, mutant].map((block) => block?.subsampleCount ?? concepts.length);
    const more = Math.min(...sizes) + 1;
    const sets = subsetsOf(concepts.length, more);
    const eligible = (concept: number): Statement =>
      logic.conditionalMet(concepts[concept]?.conditional ?? null, { block: part.block, concept: null });
    return orNull(decide(() => sets.some((set) => before(first?.index ?? 0).can(every(set.map(eligible))))));
  }
  if (kind === 'drop a concept') return reached(exploration.reachOfAll(part));
  if (part.kind === 'item') {
    if (kind === 'drop an option') return reached(exploration.reachOfAll(part));
    const planned = plan.items[part.item];
    if (kind === 'flip reject' && planned !== undefined) {
      const id = `o${(option ?? 0) + 1}`;
      const rejecting = planned.options.filter((one) => one.status === 'reject' && one.id !== id).map((one) => one.id);
      const occasion = { planned, concept: null };
      const alone = every([logic.selected(occasion, [id], null), not(logic.selected(occasion, rejecting, null))]);
      return orNull(decide(() => before(part.item).can(alone)));
    }
    if (planned !== undefined && planned.carriedFrom !== other.items[part.item]?.carriedFrom) {
      if (kind === 'change a source') {
        const reach = exploration.reachOfAll(part);
        return reach === 'never' ? reached(exploredWith(mutated).reachOfAll(part)) : reached(reach);
      }
      const canDiffer = decide(() =>
        placesOf(logic, part).some(({ at, reader, isThere }) =>
          (logic.carried({ planned, concept: reader.concept }) ?? []).some(({ shown }) =>
            before(at).can(every([isThere, logic.conditionalMet(planned.conditional, reader), not(shown)])),
          ),
        ),
      );
      return orNull(canDiffer);
    }
  }
  const conditionalIn = (of: typeof plan) =>
    (part.kind === 'item' ? of.items[part.item] : of.blocks[part.block]?.concepts[part.concept])?.conditional ?? null;
  const [own, mutant] = [conditionalIn(plan), conditionalIn(other)];
  const canDiffer = decide(() =>
    placesOf(logic, part).some(({ at, reader, isThere }) => {
      const [met, metOther] = [own, mutant].map((one) => logic.conditionalMet(one, reader)) as [Statement, Statement];
      const differ = any([every([met, not(metOther)]), every([metOther, not(met)])]);
      const planned = part.kind === 'item' ? plan.items[part.item] : undefined;
      const carried = planned && logic.carried({ planned, concept: reader.concept });
      const hasOptions = carried ? [any(carried.map(({ shown }) => shown))] : [];
      return before(at).can(every([isThere, differ, ...hasOptions]));
    }),
  );
  return orNull(canDiffer);
}

const reached = (reach: ReturnType<PlanExploration['reach']>): boolean | null =>
  reach === 'undecided' ? null : reach !== 'never';

function subsetsOf(count: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  const found: (readonly number[])[] = [];
  for (let first = from; first <= count - size; first += 1)
    for (const rest of subsetsOf(count, size - 1, first + 1)) found.push([first, ...rest]);
  return found;
}
