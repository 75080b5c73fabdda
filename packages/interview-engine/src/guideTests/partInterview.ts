import { remembered } from '@guide-studio/guide-core/internal';
import type { Asked } from '../asked/asked.ts';
import { askedWith } from '../asked/asked.ts';
import type { Occasion } from '../asked/occasion.ts';
import { type InterviewOutcome, itemStepId } from '../asked/openStep.ts';
import { type DrawnConcepts, drawnConcepts } from '../course/drawnConcepts.ts';
import type { Answerer, Start } from '../course/follow.ts';
import { createRecord, type OutcomeRecord, recordOutcome } from '../course/record.ts';
import { isScreenedOutBy } from '../course/screening.ts';
import { verdictOn } from '../course/verdict.ts';
import type { Plan, PlannedBlock } from '../plan/plan.ts';
import { neededQuestions } from './neededQuestions.ts';

/**
 * A part of an interview: the questions that are asked for here, and those on which they depend, are held. Most tests
 * expect something of a few questions, and all tests run after every edit. Each question is shown, asked and answered as
 * in the whole interview, because what it depends on is. `answerer` must not depend on other answers.
 */
export interface PartInterview {
  /** What is known about the questions held so far. */
  readonly record: OutcomeRecord;
  /** Holds questions at once, which is faster than one by one. */
  hold(items: readonly number[]): void;
  /** Returns the questions held so far, in order. */
  held(): readonly number[];
  /** Returns the question as it was asked: once, once per concept in their order, or not at all. */
  asked(item: number): readonly Asked[];
  /** Returns all questions that were asked, in order. */
  all(): readonly Asked[];
  /** Returns whether a question was asked earlier than another; both were asked. */
  isBefore(one: Asked, other: Asked): boolean;
  outcome(): InterviewOutcome;
  /** Returns the question whose answer screened the participant out; null if none did. */
  endedAt(): number | null;
}

/** Begins an interview. */
export function partInterview(plan: Plan, start: Start, answerer: Answerer): PartInterview {
  const record = createRecord();
  const known = { record, urlParams: start.urlParams };
  const held = new Map<number, readonly Asked[]>();
  const draws = new Map<number, DrawnConcepts>();
  let ended: number | null = null;

  /** Returns the concepts for which a block asks its questions, in order. */
  function drawnIn(block: PlannedBlock): DrawnConcepts {
    return remembered(draws, block.index, () => drawnConcepts(block, known, start));
  }

  /** Holds questions with everything on which they depend, in the order of the guide. */
  function hold(items: readonly number[]): void {
    const needs = neededQuestions(plan);
    const needed = new Set(held.size === 0 ? needs.first : []);
    for (const item of items) for (const one of needs.of(item)) if (!held.has(one)) needed.add(one);
    for (const item of Int32Array.from(needed).sort()) held.set(item, holdItem(item));
  }

  function holdItem(item: number): readonly Asked[] {
    const planned = plan.items[item];
    const block = planned && plan.blocks[planned.block];
    if (planned === undefined || block === undefined || (ended !== null && ended <= item)) return [];
    if (!block.isConceptBlock) return holdOccasion({ planned, concept: null });
    const { order, verdicts } = drawnIn(block);
    for (const [concept, verdict] of verdicts.entries()) {
      if (verdict.state === 'hidden') recordOutcome(record, { planned, concept }, verdict);
    }
    return (order ?? []).flatMap((concept) => holdOccasion({ planned, concept }));
  }

  function holdOccasion(occasion: Occasion): readonly Asked[] {
    const verdict = verdictOn(occasion, known);
    if (verdict.state !== 'shown') {
      recordOutcome(record, occasion, verdict);
      return [];
    }
    const asked = askedWith(plan, occasion, verdict.options, start);
    const answer = answerer({ kind: 'item', stepId: itemStepId(occasion), asked }, 0);
    recordOutcome(record, occasion, { state: 'asked', asked, answer });
    if (answer !== null && isScreenedOutBy({ occasion, asked, answer })) ended ??= occasion.planned.index;
    return [asked];
  }

  const turnOf = ({ occasion: { planned, concept } }: Asked): number =>
    concept === null ? 0 : (draws.get(planned.block)?.order ?? []).indexOf(concept);

  function isBefore(one: Asked, other: Asked): boolean {
    const [a, b] = [one.occasion.planned, other.occasion.planned];
    if (a.block === b.block && turnOf(one) !== turnOf(other)) return turnOf(one) < turnOf(other);
    return a.index < b.index;
  }

  function endedAt(): number | null {
    if (held.size === 0) hold([]);
    return ended;
  }

  return {
    record,
    hold,
    held: () => [...held.keys()].sort((one, other) => one - other),
    asked(item) {
      if (!held.has(item)) hold([item]);
      return held.get(item) ?? [];
    },
    all() {
      hold(plan.items.map(({ index }) => index));
      return plan.blocks.flatMap((block) => {
        const asked = block.items.flatMap(({ index }) => held.get(index) ?? []);
        return block.isConceptBlock ? asked.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)) : asked;
      });
    },
    isBefore,
    outcome: () => (endedAt() === null ? 'complete' : 'screened_out'),
    endedAt,
  };
}
