import type { Occasion } from '../asked/occasion.ts';
import { itemStepId } from '../asked/openStep.ts';
import {
  always,
  type CheapestWay,
  decide,
  drawnKey,
  type Exploration,
  type Goal,
  occasionKey,
  minimal,
  orNull,
  type Statement,
} from '../logic/index.ts';

/**
 * Returns what a way needs, of which nothing can be left out: the steps, by id, whose answers a goal needs to be reached,
 * and the blocks, by index, whose draw it needs. Whatever the other answers are, the goal is reached. All of them if too
 * many steps would be needed to find out.
 */
export function neededSteps(exploration: Exploration, goal: Goal, { way }: CheapestWay): ReadonlySet<string | number> {
  const { logic, alternatives, demandsBefore } = exploration;
  const chosen = new Set(way.facts);
  const all = way.decisions.flatMap((decision) => {
    const decides = logic.decisions[decision]?.decides;
    if (decides === undefined || decides.kind === 'fact') return [];
    const id = decides.kind === 'draw' ? decides.block : itemStepId(decides.occasion);
    return [{ id, part: decision }];
  });
  const { and, not, fact } = logic.diagrams;
  const asChosen = (decision: number, levels: readonly number[]): Statement => ({
    diagram: levels.reduceRight(
      (others, level) => and(chosen.has(level) ? fact(level) : not(fact(level)), others),
      always,
    ),
    decisions: [decision],
  });
  const kindOf = (level: number) => logic.facts.all[level]?.fact.kind;
  /** What a part is given: its answer wherever it is asked with these options, its concepts where they can be drawn. */
  const given = (decision: number): readonly Statement[] => {
    const levels = logic.factsOfDecision(decision);
    const decides = logic.decisions[decision]?.decides;
    if (decides?.kind !== 'draw') {
      const asked = levels.find((level) => kindOf(level) === 'asked');
      if (asked === undefined || !chosen.has(asked)) return [];
      const answer = asChosen(decision, levels);
      const isSelected = (option: string | Occasion): boolean =>
        levels.some((level) => {
          const one = logic.facts.all[level]?.fact;
          if (one === undefined || !chosen.has(level)) return false;
          if (typeof option !== 'string')
            return one.kind === 'carriedOwn' && occasionKey(one.origin) === occasionKey(option);
          return 'options' in one && one.options.some(({ id }) => id === option);
        });
      const carried = decides?.kind === 'answer' ? (logic.carried(decides.occasion) ?? []) : [];
      const shown = carried.filter(({ option }) => isSelected(option)).map((one) => one.shown);
      const canAnswer = logic.every([{ diagram: fact(asked), decisions: [decision] }, ...shown]);
      return [logic.not(logic.every([canAnswer, logic.not(answer)]))];
    }
    const { block } = decides;
    return (logic.plan.blocks[block]?.concepts ?? []).flatMap(({ conditional }, concept) => {
      const placed = logic.facts.drawn.get(drawnKey(block, concept));
      if (placed === undefined || !chosen.has(placed.level)) return [];
      const isEligible = logic.conditionalMet(conditional, { block, concept: null });
      return [logic.not(logic.every([isEligible, logic.not(logic.drawn(block, concept))]))];
    });
  };
  const links = way.decisions
    .filter((decision) => logic.decisions[decision]?.decides.kind === 'fact')
    .map((decision) => asChosen(decision, logic.factsOfDecision(decision)));
  const needed = decide(() => {
    const missed = alternatives(goal).map(({ at, statement }) =>
      logic.not(logic.every([...demandsBefore(at), statement])),
    );
    return minimal(logic, [[...links, ...missed]], all, ({ part: decision }) => given(decision));
  });
  return new Set((orNull(needed) ?? all).map(({ id }) => id));
}
