import { isRejecting } from '../course/screening.ts';
import type { Plan } from '../plan/plan.ts';
import { choicesOf, criterionOf, type Goal, type Owned, ownersIn } from '../logic/index.ts';

/** So many goals are made of the choices of a guide: those of conditions in order. */
const mostGoals = 20_000;

/**
 * Returns goals for every list of options, for every option that screens participants out, and for every criterion: it
 * decides its conditional, by each option of its question and where that is not asked.
 */
export function choiceGoals(plan: Plan): readonly Goal[] {
  const goals: Goal[] = plan.items.flatMap(({ index: item, carriedFrom, options }): readonly Goal[] =>
    carriedFrom === null && options.length > 0 ? [{ kind: 'options', item }] : [],
  );
  for (const { index: item, isScreener, options } of plan.items)
    for (const option of isScreener ? options : [])
      if (isRejecting(option)) goals.push({ kind: 'option', item, option: option.id, alone: true });
  for (const owned of ownersIn(plan)) {
    const own = goalsOf(plan, owned);
    if (goals.length + own.length <= mostGoals) for (const goal of own) goals.push(goal);
  }
  return goals;
}

function goalsOf(plan: Plan, { owner, conditional: { criteria } }: Owned): readonly Goal[] {
  return criteria.flatMap((criterion, index): readonly Goal[] => {
    const without = (holds: boolean): Goal => ({ kind: 'decides', owner, index, holds, option: null });
    if (criterion.type !== 'selectedTemplateOptions') return [without(true), without(false)];
    const options = [...choicesOf(plan, criterion).keys()].map((option): Goal => {
      const holds = criterion.optionIds.includes(option) === criterion.mustSelect;
      return { kind: 'decides', owner, index, holds, option };
    });
    return [without(!criterion.mustSelect), ...options];
  });
}

/** Returns a goal, or the same by the first of the options that every condition treats like its own. */
export function firstOfMates(plan: Plan, goal: Goal): Goal {
  if (goal.kind !== 'decides' || goal.option === null) return goal;
  const criterion = criterionOf(plan, goal);
  const [first] = criterion === null ? [] : (choicesOf(plan, criterion).get(goal.option)?.mates ?? []);
  return first === undefined || first === goal.option ? goal : { ...goal, option: first };
}
