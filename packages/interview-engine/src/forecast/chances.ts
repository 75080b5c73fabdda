import { remembered } from '@guide-studio/guide-core/internal';
import {
  always,
  certain,
  decide,
  type Diagram,
  drawnKey,
  type Known,
  type Logic,
  never,
  orNull,
  type Decision,
  type Statement,
  stopAt,
} from '../logic/index.ts';
import { amongStatements } from './amongShown.ts';
import type { AnswerModel } from './answerModel.ts';
import { type Assign, decisionsOf, type KeyOf, type Situation } from './decisions.ts';

/** The exact probabilities of statements. */
export interface Chances {
  /** Returns the probability that all statements hold; null if that needs too many steps. */
  of(required: readonly Statement[]): number | null;
  /** Returns the decisions on which statements depend, in order, and the levels of their facts. */
  dependenciesOf(required: readonly Statement[]): Dependencies;
  /**
   * Returns the probabilities if another model has these decisions; the model agrees about all others. `spent`: the steps
   * that are granted, with others if they are of the same kind.
   */
  changed(model: AnswerModel, decisions: ReadonlySet<number>, spent?: Spent): Chances;
}

/** What the probability of statements depends on. */
export interface Dependencies {
  readonly decisions: readonly number[];
  readonly levels: ReadonlySet<number>;
}

/**
 * The steps granted: in all, for one probability, and for all changed models together. More would take longer than some
 * seconds.
 */
const mostSteps = { total: 40_000_000, each: 4_000_000, changed: 20_000_000 };
/** The situations at once that are followed for one probability. */
const mostSituations = 4000;
/** Within one decision there may be more for a while: some become the same when more is known. */
const mostWithin = 4 * mostSituations;

/**
 * Returns exact probabilities. What a statement depends on is decided one by one in the order of the guide, with its
 * probabilities; interviews for which the same is left are counted together. Statements that depend on nothing in common
 * are counted apart, and their probabilities multiplied.
 */
export function chancesIn(logic: Logic, model: AnswerModel): Chances {
  return chancesBeside(logic, model, null, { steps: 0, most: mostSteps.total });
}

/** The steps taken so far, and how many are granted. */
export interface Spent {
  steps: number;
  readonly most: number;
}

/** What is known about decisions that are the same in another model. */
interface Unchanged {
  readonly changed: ReadonlySet<number>;
  chanceOf(required: readonly Statement[]): number;
}

function chancesBeside(logic: Logic, model: AnswerModel, unchanged: Unchanged | null, spent: Spent): Chances {
  const { diagrams, decisions, facts } = logic;
  const known = new Map<string, Known<number>>();
  /** Models that differ share what is granted for them: there may be hundreds. */
  const spentOnChanged = unchanged === null ? { steps: 0, most: mostSteps.changed } : spent;
  let stop = 0;

  function step(count: number): void {
    spent.steps += count;
    if (spent.steps > stop) stopAt('steps');
  }

  const leftOf = new Map<string, Diagram>();
  function given(one: Diagram, level: number, value: boolean): Diagram {
    if (one === always || one === never) return one;
    const key = `${one} ${level} ${value}`;
    return remembered(leftOf, key, () => diagrams.given(one, (other) => (other === level ? value : undefined)));
  }

  function closureOf(required: readonly Statement[]): readonly number[] {
    const closure = new Set<number>();
    const open = [...new Set(required.flatMap((one) => one.decisions))];
    for (let decision = open.pop(); decision !== undefined; decision = open.pop()) {
      for (const one of decisions[decision]?.closure ?? []) {
        if (closure.has(one)) continue;
        closure.add(one);
        // Joint shares make an answer depend on one before it.
        open.push(...amongOf(one).flatMap((statement) => statement.decisions));
      }
    }
    return [...closure].sort((a, b) => a - b);
  }

  let decisionsByLevel: ReadonlyMap<number, number> | undefined;
  const decisionOfLevel = (): ReadonlyMap<number, number> =>
    (decisionsByLevel ??= new Map(
      decisions.flatMap((_, decision) => logic.factsOfDecision(decision).map((level) => [level, decision] as const)),
    ));

  const amongKnown = new Map<number, readonly Statement[]>();
  /** Returns when the joint shares of an answer apply. */
  function amongOf(decision: number): readonly Statement[] {
    const known = amongKnown.get(decision);
    if (known !== undefined) return known;
    const { decides } = decisions[decision] as Decision;
    const found = decides.kind === 'answer' ? amongStatements(logic, model, decides.occasion) : [];
    amongKnown.set(decision, found);
    return found;
  }

  /** What is decided at once: the values of one parameter, or one decision. */
  const nameOf = (decision: number): string => {
    const { decides } = decisions[decision] as Decision;
    const fact = decides.kind === 'fact' ? facts.all[decides.level]?.fact : undefined;
    return fact?.kind === 'parameter' ? `parameter ${fact.name}` : `decision ${decision}`;
  };

  const namesOf = new Map<Statement, readonly string[]>();
  /** Puts statements together that depend on something in common. */
  function apart(required: readonly Statement[]): Iterable<readonly Statement[]> {
    const groupOf = new Map<string, Statement[]>();
    const groups = new Set<Statement[]>();
    for (const statement of required) {
      const names = remembered(namesOf, statement, () => [...new Set(closureOf([statement]).map(nameOf))]);
      const group = [statement];
      groups.add(group);
      const touching = new Set(names.flatMap((name) => (groupOf.has(name) ? [groupOf.get(name) as Statement[]] : [])));
      for (const other of touching) {
        groups.delete(other);
        group.push(...other);
      }
      const all = touching.size === 0 ? names : group.flatMap((one) => namesOf.get(one) ?? []);
      for (const name of all) groupOf.set(name, group);
    }
    return groups;
  }

  function chanceOf(required: readonly Statement[]): number {
    if (unchanged !== null && !closureOf(required).some((decision) => unchanged.changed.has(decision)))
      return unchanged.chanceOf(required);
    const key = required
      .map(({ diagram }) => diagram)
      .sort((a, b) => a - b)
      .join();
    const before = known.get(key);
    if (before !== undefined) return certain(before);
    if (spent.steps >= spent.most) stopAt('steps');
    stop = spent.steps + mostSteps.each;
    const chance = decide(() => count(required));
    known.set(key, chance);
    return certain(chance);
  }

  function count(required: readonly Statement[]): number {
    const watched = required.map(({ diagram }) => diagram);
    const needed = closureOf(required).map((decision) => {
      const { decides } = decisions[decision] as Decision;
      const asks = [...asksOf(logic, decides), ...amongOf(decision)];
      watched.push(...asks.map(({ diagram }) => diagram));
      return { decision, decides, first: watched.length - asks.length, end: watched.length };
    });
    const uses = new Map<number, number[]>();
    for (const [at, diagram] of watched.entries())
      for (const level of diagrams.factsOf(diagram)) uses.set(level, [...(uses.get(level) ?? []), at]);

    const assign: Assign = (left, level, value) => {
      const places = uses.get(level);
      if (places === undefined) return left;
      step(left.length);
      const next = [...left];
      for (const at of places) next[at] = given(next[at] as Diagram, level, value);
      return next;
    };
    const keyOf = keyApartFrom(alikeIn(needed, uses), watched.length);
    const split = decisionsOf(logic, model, assign, keyOf, step, (situations) => {
      if (situations > mostWithin) stopAt('steps');
    });
    const decided = new Set<string>();
    let situations: readonly Situation[] = [{ left: watched, weight: 1 }];
    for (const { decision, decides, first, end } of needed) {
      const name = nameOf(decision);
      if (decided.has(name)) continue;
      decided.add(name);
      situations = merged(
        situations,
        (situation) => {
          step(2 * watched.length);
          const asks = situation.left.slice(first, end).map((diagram) => diagram === always);
          // What the decision depends on is known now, and makes no difference to what follows.
          const left = situation.left.map((diagram, at) => (at >= first && at < end ? always : diagram));
          const from = { ...situation, left };
          if (decides.kind === 'fact') return split.link(...valuesOf(name, needed), from);
          if (decides.kind === 'draw') return split.draw(decides.block, asks, from);
          return split.answer(decides.occasion, asks[0] === true, asks.slice(1), from);
        },
        required.length,
        keyOf,
      );
    }
    return situations.reduce((sum, { weight }) => sum + weight, 0);
  }

  /**
   * Returns, for each draw, the places of what concepts depend on of which nothing asks if they are drawn: only the number
   * of those that may be drawn matters.
   */
  function alikeIn(
    needed: readonly { readonly decides: Decision['decides']; readonly first: number }[],
    uses: ReadonlyMap<number, unknown>,
  ): readonly (readonly number[])[] {
    return needed.flatMap(({ decides, first }) => {
      if (decides.kind !== 'draw') return [];
      const concepts = [...(logic.plan.blocks[decides.block]?.concepts ?? []).keys()];
      const isAlike = (concept: number): boolean => {
        const level = facts.drawn.get(drawnKey(decides.block, concept))?.level;
        return !uses.has(level ?? -1);
      };
      return [concepts.filter(isAlike).map((concept) => first + concept)];
    });
  }

  /** Returns the values of a parameter on which something depends. */
  function valuesOf(
    name: string,
    needed: readonly { readonly decision: number; readonly decides: Decision['decides'] }[],
  ) {
    const values = needed.flatMap(({ decision, decides }) => {
      const fact = decides.kind === 'fact' ? facts.all[decides.level]?.fact : undefined;
      return decides.kind === 'fact' && fact?.kind === 'parameter' && nameOf(decision) === name
        ? [{ parameter: fact.name, level: decides.level, value: fact.value }]
        : [];
    });
    return [values[0]?.parameter ?? '', values] as const;
  }

  return {
    of(required) {
      const open = required.filter(({ diagram }) => diagram !== always);
      if (open.some(({ diagram }) => diagram === never)) return 0;
      const chance = decide(() => {
        let product = 1;
        for (const group of apart(open)) product *= chanceOf(group);
        return product;
      });
      return orNull(chance);
    },
    dependenciesOf(required) {
      const levels = new Set<number>();
      const found = new Set<number>();
      const open = [...required];
      for (let one = open.pop(); one !== undefined; one = open.pop()) {
        for (const level of diagrams.factsOf(one.diagram)) {
          levels.add(level);
          const decision = decisionOfLevel().get(level);
          if (decision === undefined || found.has(decision)) continue;
          found.add(decision);
          open.push(...asksOf(logic, (decisions[decision] as Decision).decides), ...amongOf(decision));
        }
      }
      return { decisions: [...found].sort((a, b) => a - b), levels };
    },
    changed: (other, changed, own = spentOnChanged) => chancesBeside(logic, other, { changed, chanceOf }, own),
  };
}

/**
 * Splits situations, and counts those together in which the same is left, without those in which something required cannot
 * hold.
 */
function merged(
  situations: readonly Situation[],
  split: (one: Situation) => readonly Situation[],
  required: number,
  keyOf: KeyOf,
): readonly Situation[] {
  const found = new Map<string, Situation>();
  for (const one of situations) {
    for (const { left, weight } of split(one)) {
      if (weight === 0 || left.lastIndexOf(never, required - 1) !== -1) continue;
      const key = keyOf(left);
      found.set(key, { left, weight: weight + (found.get(key)?.weight ?? 0) });
    }
    if (found.size > mostSituations) stopAt('steps');
  }
  return [...found.values()];
}

/** Returns a key that does not depend on the order of what is at places that are alike. */
function keyApartFrom(alike: readonly (readonly number[])[], length: number): KeyOf {
  const some = alike.filter((places) => places.length > 1);
  if (some.length === 0) return (left) => left.join();
  const isAlike = new Set(some.flat());
  const others = Array.from({ length }, (_, at) => at).filter((at) => !isAlike.has(at));
  return (left) => {
    let key = '';
    for (const at of others) key += `${left[at]},`;
    for (const places of some) {
      // Usually most of them are decided, so that their number says all.
      let [impossible, sure] = [0, 0];
      const open: Diagram[] = [];
      for (const at of places) {
        const diagram = left[at] as Diagram;
        if (diagram === never) impossible += 1;
        else if (diagram === always) sure += 1;
        else open.push(diagram);
      }
      key += ` ${impossible} ${sure} ${open.sort((one, other) => one - other).join()}`;
    }
    return key;
  };
}

/** Returns what a decision depends on: which concepts are eligible; if a question is asked, and which options it is shown. */
function asksOf(logic: Logic, decides: Decision['decides']): readonly Statement[] {
  switch (decides.kind) {
    case 'fact':
      return [];
    case 'draw':
      return eligibleIn(logic, decides.block);
    case 'answer':
      return [logic.asked(decides.occasion), ...(logic.carried(decides.occasion) ?? []).map(({ shown }) => shown)];
  }
}

/** Returns the statements that the concepts of a block may be drawn. */
export function eligibleIn({ plan, conditionalMet }: Logic, block: number): readonly Statement[] {
  const { concepts = [] } = plan.blocks[block] ?? {};
  return concepts.map(({ conditional }) => conditionalMet(conditional, { block, concept: null }));
}
