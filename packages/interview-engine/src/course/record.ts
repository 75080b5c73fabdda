import type { Answer } from '../answers/answer.ts';
import { answerCountsFor } from '../assumptions.ts';
import type { Asked } from '../asked/asked.ts';
import type { HiddenReason } from './hiddenReason.ts';
import type { Occasion } from '../asked/occasion.ts';

/** The outcome of an occasion. `answer` is null while the question is open; `undecided` occasions lie ahead. */
export type Outcome =
  | { readonly state: 'asked'; readonly asked: Asked; readonly answer: Answer | null }
  | { readonly state: 'hidden'; readonly reason: HiddenReason }
  | { readonly state: 'undecided' };

export interface RecordedOutcome {
  readonly occasion: Occasion;
  readonly outcome: Outcome;
}

/** Outcomes by item, in the order in which they occurred. Grows while an interview is followed. */
export interface OutcomeRecord {
  readonly byItem: (readonly RecordedOutcome[])[];
}

/** Returns a record without outcomes. */
export function createRecord(): OutcomeRecord {
  return { byItem: [] };
}

/** Returns an independent copy. */
export function copyOf({ byItem }: OutcomeRecord): OutcomeRecord {
  return { byItem: [...byItem] };
}

/** Sets or replaces the outcome of an occasion. Copies share their lists, so these are never changed in place. */
export function recordOutcome({ byItem }: OutcomeRecord, occasion: Occasion, outcome: Outcome): void {
  const ofItem = byItem[occasion.planned.index] ?? [];
  const at = ofItem.findIndex((known) => known.occasion.concept === occasion.concept);
  const recorded = { occasion, outcome };
  byItem[occasion.planned.index] = at === -1 ? [...ofItem, recorded] : ofItem.with(at, recorded);
}

/** Returns the outcome of an occasion: `undecided` if none is recorded. */
export function outcomeOf({ byItem }: OutcomeRecord, { planned, concept }: Occasion): Outcome {
  const known = byItem[planned.index]?.find((one) => one.occasion.concept === concept);
  return known?.outcome ?? { state: 'undecided' };
}

export interface Given {
  readonly occasion: Occasion;
  readonly asked: Asked;
  readonly answer: Answer;
}

export interface SourceAnswers {
  readonly given: readonly Given[];
  /** False while a relevant answer may still come. */
  readonly settled: boolean;
}

/**
 * Returns the answers to a source that count for a reader (assumptions: `answerCountsFor`). The reader is an occasion
 * or, for the condition of a concept, its block, which comes after its sources.
 */
export function sourceAnswers(
  { byItem }: OutcomeRecord,
  source: number,
  reader: { readonly block: number; readonly concept: number | null },
): SourceAnswers {
  const given: Given[] = [];
  let settled = true;
  for (const { occasion, outcome } of byItem[source] ?? []) {
    if (!answerCountsFor({ block: occasion.planned.block, concept: occasion.concept }, reader)) continue;
    if (outcome.state === 'undecided') settled = false;
    if (outcome.state !== 'asked') continue;
    if (outcome.answer === null) settled = false;
    else given.push({ occasion, asked: outcome.asked, answer: outcome.answer });
  }
  return { given, settled };
}
