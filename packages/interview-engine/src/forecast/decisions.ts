import type { Occasion } from '../asked/occasion.ts';
import { type Diagram, drawnKey, type Logic, occasionKey, type PlacedFact } from '../logic/index.ts';
import type { PlannedOption } from '../plan/plan.ts';
import { type AnswerModel, type Answers, boundsOf } from './answerModel.ts';
import type { OptionShares } from './placedShares.ts';
import { leftBy } from './rounding.ts';
import {
  accepted,
  boundedBy,
  boundsAt,
  convolved,
  type CountBounds,
  summed,
  usualSelection,
  withOption,
} from './selections.ts';
import { idsOf, ownId, sharesShown, shownAs } from './shownOptions.ts';

/** Interviews that agree in everything that matters from here on: what is left of each watched statement. */
export interface Situation {
  readonly left: readonly Diagram[];
  readonly weight: number;
}

/** Returns what is left of the watched statements when a fact is known. */
export type Assign = (left: readonly Diagram[], level: number, value: boolean) => readonly Diagram[];

/** Returns a text that is the same for interviews from which the same can follow. */
export type KeyOf = (left: readonly Diagram[]) => string;

/** Splits a situation by what a part of the guide decides in it, with the probability of each case. */
export interface Decisions {
  /** By the values of a parameter that matter, each with its level; `name`: that of the parameter. */
  link(name: string, values: readonly { readonly level: number; readonly value: string }[], from: Situation): Split;
  draw(block: number, isEligible: readonly boolean[], from: Situation): Split;
  /** `isMet`: whether each option carried to the question is shown, then whether its joint shares apply. */
  answer(occasion: Occasion, isAsked: boolean, isMet: readonly boolean[], from: Situation): Split;
}

type Split = readonly Situation[];

/**
 * Returns the decisions of participants. `assign` counts its steps, and `step` all others; `followed` receives the
 * number of situations within one decision.
 */
export function decisionsOf(
  { facts, plan, carried }: Logic,
  model: AnswerModel,
  assign: Assign,
  keyOf: KeyOf,
  step: (count: number) => void,
  followed: (situations: number) => void,
): Decisions {
  const assignAll = (
    left: readonly Diagram[],
    of: readonly PlacedFact[],
    isTrue: (fact: PlacedFact) => boolean,
  ): readonly Diagram[] => of.reduce((rest, fact) => assign(rest, fact.level, isTrue(fact)), left);

  /** Exactly one of the options: at most one of the facts is true. */
  function one(shares: OptionShares, own: number, of: readonly PlacedFact[], { left, weight }: Situation): Split {
    const whole = [...shares.values()].reduce((sum, share) => sum + share, own);
    const shareOf = (fact: PlacedFact): number =>
      fact.fact.kind === 'own' ? own : idsOf(fact).reduce((sum, id) => sum + (shares.get(id) ?? 0), 0);
    const cases = of.map((fact) => ({ fact, chance: shareOf(fact) / whole }));
    const others = leftBy(cases.map(({ chance }) => chance));
    const split = cases.map(({ fact, chance }) => ({
      left: assignAll(left, of, (other) => other === fact),
      weight: weight * chance,
    }));
    return others === 0 ? split : [...split, { left: assignAll(left, of, () => false), weight: weight * others }];
  }

  function several(
    occasion: Occasion,
    { alone, together, own, edge }: Extract<Answers, { kind: 'several' }>,
    shown: readonly PlannedOption[],
    of: readonly PlacedFact[],
    { left, weight }: Situation,
  ): Split {
    const lone = shown.filter(({ id }) => alone.has(id));
    const split = lone.map(({ id }) => ({
      left: assignAll(left, of, (fact) => idsOf(fact).includes(id)),
      weight: weight * (alone.get(id) ?? 0),
    }));
    const rest = weight * leftBy(lone.map(({ id }) => alone.get(id) ?? 0));
    const others = shown.filter(({ id }) => !alone.has(id));
    if (others.length === 0 && own === 0) return split;
    const ofLone = of.filter((fact) => idsOf(fact).some((id) => alone.has(id)));
    const ofOthers = of.filter((fact) => !ofLone.includes(fact));
    const begun = assignAll(left, ofLone, () => false);
    const chanceOf = ({ id }: { readonly id: string }): number => together.get(id) ?? usualSelection;
    const bounds = boundsOf(occasion.planned, shown);
    const chancesWith = (chance: (option: PlannedOption) => number, ownChance: number): OptionShares =>
      new Map([
        ...others.map((option) => [option.id, chance(option)] as const),
        ...(own > 0 ? [[ownId, ownChance] as const] : []),
      ]);
    const chances = chancesWith(chanceOf, own);
    let cases = together_(chances, boundsAt(edge, bounds, [...chances.values()]));
    // So many options have a share of 0 or 100 % that no answer is accepted: then nothing is known.
    if (cases.every((one) => one.weight === 0))
      cases = together_(
        chancesWith(() => usualSelection, usualSelection),
        bounds,
      );
    const whole = cases.reduce((sum, one) => sum + one.weight, 0);
    return [...split, ...cases.map((one) => ({ left: one.left, weight: (rest * one.weight) / whole }))];

    function together_(all: OptionShares, accepting: CountBounds): Split {
      const undecided = new Map(all);
      let open = new Map<string, { readonly left: readonly Diagram[]; readonly counts: readonly number[] }>();
      open.set('', { left: begun, counts: [1] });
      for (const fact of ofOthers) {
        const members = idsOf(fact).flatMap((id) => undecided.get(id) ?? []);
        for (const id of idsOf(fact)) undecided.delete(id);
        const counts = members.reduce(withOption, [1]);
        const next: typeof open = new Map();
        for (const state of open.values()) {
          for (const isSelected of [true, false]) {
            const by = counts.map((chance, count) => (count > 0 === isSelected ? chance : 0));
            if (by.every((chance) => chance === 0)) continue;
            const after = assign(state.left, fact.level, isSelected);
            const key = keyOf(after);
            step(after.length + state.counts.length * by.length);
            const all = boundedBy(accepting, convolved(state.counts, by));
            next.set(key, { left: after, counts: summed(next.get(key)?.counts ?? [], all) });
          }
        }
        open = next;
        followed(open.size);
      }
      const free = [...undecided.values()].reduce(withOption, [1]);
      return [...open.values()].map(({ left: after, counts }) => ({
        left: after,
        weight: accepted(convolved(counts, free), accepting),
      }));
    }
  }

  return {
    link(name, values, { left, weight }) {
      const cases = values.map(({ level, value }) => ({ level, share: model.parameter(name, value) }));
      const others = leftBy(cases.map(({ share }) => share));
      return [...cases, { level: -1, share: others }].map((chosen) => ({
        left: cases.reduce((rest, { level }) => assign(rest, level, level === chosen.level), left),
        weight: weight * chosen.share,
      }));
    },
    draw(block, isEligible, { left, weight }) {
      // Of the eligible concepts, every set of the right size is equally likely.
      let open = isEligible.filter(Boolean).length;
      const size = Math.min(plan.blocks[block]?.subsampleCount ?? open, open);
      const begun = { left, weight, taken: 0, key: keyOf(left) };
      let draws = new Map<string, typeof begun>([['', begun]]);
      for (const [concept, can] of isEligible.entries()) {
        const level = facts.drawn.get(drawnKey(block, concept))?.level ?? -1;
        const next: typeof draws = new Map();
        for (const draw of draws.values()) {
          const chance = can ? (size - draw.taken) / open : 0;
          for (const [isDrawn, share] of [
            [true, chance],
            [false, 1 - chance],
          ] as const) {
            if (share === 0) continue;
            const after = assign(draw.left, level, isDrawn);
            const taken = draw.taken + Number(isDrawn);
            // Usually nothing asks if it is drawn, and the same is left.
            const key = after === draw.left ? draw.key : keyOf(after);
            const name = `${taken} ${key}`;
            const known = next.get(name)?.weight ?? 0;
            next.set(name, { left: after, weight: known + draw.weight * share, taken, key });
          }
        }
        if (can) open -= 1;
        draws = next;
        followed(draws.size);
      }
      return [...draws.values()];
    },
    answer(occasion, isAsked, isMet, { left, weight }) {
      const all = facts.of.get(occasionKey(occasion)) ?? [];
      const of = all.filter(({ fact }) => fact.kind !== 'asked');
      const begun = assignAll(
        left,
        all.filter((fact) => !of.includes(fact)),
        () => isAsked,
      );
      if (!isAsked) return [{ left: assignAll(begun, of, () => false), weight }];
      const { planned } = occasion;
      const options = carried(occasion);
      const shown =
        options?.flatMap((one, at) => (isMet[at] === true ? [shownAs(planned, one)] : [])) ?? planned.options;
      const joint = model.among(occasion).find((_, at) => isMet[(options?.length ?? 0) + at] === true);
      const answers = joint?.answers ?? model.answers(occasion);
      const from = { left: begun, weight };
      switch (answers.kind) {
        case 'any':
          return [from];
        case 'one':
          return one(sharesShown(answers.shares, answers.own, shown), answers.own, of, from);
        case 'several':
          return several(occasion, answers, shown, of, from);
        case 'rows':
          return [...answers.rows].reduce<Split>(
            (split, [row, shares]) => {
              const cells = of.filter(({ fact }) => fact.kind === 'cell' && fact.row === row);
              return cells.length === 0 ? split : split.flatMap((each) => one(shares, 0, cells, each));
            },
            [from],
          );
      }
    },
  };
}
