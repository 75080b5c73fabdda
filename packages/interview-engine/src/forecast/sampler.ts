import type { JsonObject } from '@guide-studio/guide-core';
import { type EstimateAssumptions, interviewTimes } from '@guide-studio/guide-core/estimate';
import { remembered } from '@guide-studio/guide-core/internal';
import type { Occasion } from '../asked/occasion.ts';
import { isRejecting } from '../course/screening.ts';
import { createSeededRandom, type SeededRandom } from '../draw/seededRandom.ts';
import { shuffled } from '../draw/shuffled.ts';
import { drawnKey, type Logic, occasionKey, occasionsOfItem } from '../logic/index.ts';
import type { Guide, PlannedOption } from '../plan/plan.ts';
import { amongStatements } from './amongShown.ts';
import type { AnswerModel, Answers } from './answerModel.ts';
import { eligibleIn } from './chances.ts';
import { evaluatorOf } from './evaluator.ts';
import { fraction, pickOne, severalPicker } from './picking.ts';
import { idsOf, sharesShown, shownAs } from './shownOptions.ts';

/** A simulated participant. */
export interface Participant {
  readonly passed: boolean;
  /** Seconds until the end of the interview, at the usual pace. */
  readonly seconds: number;
}

/** Receives what a participant is shown, with the seconds since the start. Indexes count from 0. */
export interface Observer {
  item(item: number, seconds: number): void;
  concept(block: number, concept: number, seconds: number): void;
}

/** Simulates one participant more. */
export type Sampler = (observer: Observer) => Participant;

/** A question as it may be asked. Statements are places of the evaluator, facts are levels. */
interface Step {
  readonly occasion: Occasion;
  readonly isAsked: number;
  readonly askedFact: number | null;
  readonly answer: Answering;
  /** Joint answers, with the place of the statement that they apply. */
  readonly among: readonly { readonly applies: number; readonly answer: Answering }[];
  /** The facts of an answer, by the ids of which one must be selected; in a matrix `row column`. */
  readonly facts: readonly { readonly level: number; readonly ids: readonly string[] }[];
  readonly rejecting: readonly string[];
  readonly carried: readonly { readonly option: PlannedOption; readonly isShown: number }[] | null;
  readonly seconds: (shown: number, selected: number) => number;
}

/** Returns the ids selected, in a matrix `row column`; null if nothing depends on them. */
type Answering = ((shown: readonly PlannedOption[]) => ReadonlySet<string>) | null;

/** Returns participants who answer as the model says, always the same for the same seed. Asked inside `decide`. */
export function samplerFor(
  guide: Guide,
  logic: Logic,
  model: AnswerModel,
  norms: EstimateAssumptions,
  seed: string,
): Sampler {
  const { plan, facts } = logic;
  const times = interviewTimes(guide, norms);
  const { values, placeOf, holds } = evaluatorOf(logic);
  const random = createSeededRandom(seed);
  const links = linksIn(logic, model);
  const blocks = plan.blocks.map(({ index, isConceptBlock, subsampleCount, concepts, items }) => ({
    index,
    isConceptBlock,
    subsampleCount,
    eligible: eligibleIn(logic, index).map(placeOf),
    looking: concepts.map(({ concept }) => times.concept(concept as unknown as JsonObject)),
    drawn: concepts.map((_, concept) => facts.drawn.get(drawnKey(index, concept))?.level ?? null),
    items: items.map((planned) => occasionsOfItem(plan, planned).map(stepOf)),
  }));

  function stepOf(occasion: Occasion): Step {
    const { planned } = occasion;
    const all = facts.of.get(occasionKey(occasion)) ?? [];
    const item = planned.item as unknown as JsonObject;
    const isSeveral = planned.item.type === 'multiple_choice' && planned.item.multiSelect === true;
    // Which option of a plain question is selected matters only to facts; how many are selected costs time.
    const matters = all.length > 0 || isSeveral;
    const answers: Answers = matters ? model.answers(occasion) : { kind: 'any' };
    const joint = matters ? model.among(occasion) : [];
    const applying = amongStatements(logic, model, occasion).map(placeOf);
    const known = new Map<number, number>();
    return {
      occasion,
      isAsked: placeOf(logic.asked(occasion)),
      askedFact: all.find(({ fact }) => fact.kind === 'asked')?.level ?? null,
      answer: answering(occasion, answers, random),
      among: joint.map((one, at) => ({
        applies: applying[at] as number,
        answer: answering(occasion, one.answers, random),
      })),
      facts: all.flatMap((placed) => {
        const { fact, level } = placed;
        if (fact.kind === 'asked') return [];
        const ids = idsOf(placed);
        return [{ level, ids: fact.kind === 'cell' ? ids.map((id) => cellId(fact.row, id)) : ids }];
      }),
      rejecting: planned.isScreener ? planned.options.filter(isRejecting).map(({ id }) => id) : [],
      carried:
        logic.carried(occasion)?.map((one) => ({ option: shownAs(planned, one), isShown: placeOf(one.shown) })) ?? null,
      seconds(shown, selected) {
        const fixed = remembered(known, shown, () => times.item(item, shown));
        return isSeveral ? fixed + times.selecting(selected) : fixed;
      },
    };
  }

  /** Answers a question. Returns its seconds, or as a negative number if the answer ends the interview. */
  function follow({ occasion, answer: usual, among, askedFact, facts: of, rejecting, carried, seconds }: Step): number {
    if (askedFact !== null) values[askedFact] = 1;
    const shown =
      carried === null
        ? occasion.planned.options
        : carried.flatMap(({ option, isShown }) => (holds(isShown) ? [option] : []));
    const joint = among.find(({ applies }) => holds(applies));
    const answer = joint === undefined ? usual : joint.answer;
    if (answer === null) return seconds(shown.length, 1);
    const selected = answer(shown);
    for (const { level, ids } of of) {
      for (const id of ids) {
        if (!selected.has(id)) continue;
        values[level] = 1;
        break;
      }
    }
    const spent = seconds(shown.length, selected.size);
    return rejecting.some((id) => selected.has(id)) ? -spent : spent;
  }

  return (observer) => {
    values.fill(0);
    let seconds = times.welcome;
    for (const link of links) {
      const level = link(random);
      if (level !== null) values[level] = 1;
    }
    for (const { index, isConceptBlock, subsampleCount, eligible, looking, drawn, items } of blocks) {
      let concepts: readonly (number | null)[] = [null];
      if (isConceptBlock) {
        const open = eligible.flatMap((place, concept) => (holds(place) ? [concept] : []));
        concepts = shuffled(open, random).slice(0, subsampleCount ?? open.length);
        for (const concept of concepts) {
          const level = drawn[concept ?? 0] ?? null;
          if (level !== null) values[level] = 1;
        }
      }
      for (const concept of concepts) {
        let isNew = concept !== null;
        for (const steps of items) {
          const step = steps[concept ?? 0];
          if (step === undefined || !holds(step.isAsked)) continue;
          if (isNew && concept !== null) {
            observer.concept(index, concept, seconds);
            seconds += looking[concept] ?? 0;
            isNew = false;
          }
          observer.item(step.occasion.planned.index, seconds);
          const spent = follow(step);
          seconds += Math.abs(spent);
          if (spent < 0) return { passed: false, seconds };
        }
      }
    }
    return { passed: true, seconds: seconds + times.closing };
  };
}

const cellId = (row: string, column: string): string => `${row} ${column}`;

function answering({ planned }: Occasion, answers: Answers, random: SeededRandom): Answering {
  const isCarried = planned.carriedFrom !== null;
  switch (answers.kind) {
    case 'any':
      return null;
    case 'one': {
      // Each option is selected in one answer only, so there are few different answers.
      const known = new Map<string, ReadonlySet<string>>();
      return (shown) => {
        const shares = isCarried ? sharesShown(answers.shares, answers.own, shown) : answers.shares;
        const id = pickOne(shares, answers.own, random);
        return remembered(known, id, () => new Set([id]));
      };
    }
    case 'rows':
      return () => new Set([...answers.rows].map(([row, shares]) => cellId(row, pickOne(shares, 0, random))));
    case 'several': {
      if (isCarried) return (shown) => severalPicker(planned, answers, shown)(random);
      const pick = severalPicker(planned, answers, planned.options);
      return () => pick(random);
    }
  }
}

/** Returns a function for each parameter that returns the level of a link's value, or null for other values. */
function linksIn({ facts }: Logic, model: AnswerModel): readonly ((random: SeededRandom) => number | null)[] {
  const byName = new Map<string, { readonly level: number; readonly share: number }[]>();
  for (const { fact, level } of facts.parameters.values()) {
    if (fact.kind !== 'parameter') continue;
    const one = { level, share: model.parameter(fact.name, fact.value) };
    byName.set(fact.name, [...(byName.get(fact.name) ?? []), one]);
  }
  return [...byName.values()].map((values) => (random) => {
    let left = fraction(random);
    for (const { level, share } of values) {
      if (left < share) return level;
      left -= share;
    }
    return null;
  });
}
