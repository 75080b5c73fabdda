// Where the specification is silent about how an interview runs: one named decision each, with its reason.
import type { FollowUp } from '@guide-studio/guide-core';

/**
 * A choice names the option whose `externalId` equals it; only when the source has none with that id, the option
 * whose text equals it exactly. The specification says "externalIds (falls back to option text)". Of equal texts the
 * first is meant: nothing in a guide could name the second one.
 */
export const choiceNames = ['externalId', 'text'] as const;

/**
 * Several choices: one selected choice meets `mustSelect`, and `mustNotSelect` is met when none is selected. So the
 * two are opposites, also when the source was hidden, skipped or not reached: then nothing is selected.
 */
export function isAnyChosen(choices: readonly string[], selected: readonly string[]): boolean {
  return selected.some((id) => choices.includes(id));
}

/** Where an answer was given or is asked for. `concept` is null outside of concept blocks. */
interface Position {
  readonly block: number;
  readonly concept: number | null;
}

/**
 * A source asked once per concept is read inside its block as the answer for the same concept, and after the block
 * as the answers for all concepts together: a participant who chose something for one concept did choose it.
 */
export function answerCountsFor(source: Position, reader: Position): boolean {
  return source.block !== reader.block || source.concept === reader.concept;
}

/** A repeated parameter of the link meets a criterion when any of its values is the wanted one, case included. */
export function parameterMatches(values: readonly string[], wanted: string): boolean {
  return values.includes(wanted);
}

/** Selecting an option of this status ends the interview at once; the other two go on. */
export const endingStatus = 'reject';

/** "None of these" is no answer to work on: an exclusive option is not carried. */
export function isCarried(option: { readonly exclusive: boolean }): boolean {
  return !option.exclusive;
}

/** Carried options stand in the order of the source's list, in whatever order they were shown; own options follow. */
export function carriedOrder<T>(listed: readonly T[], own: readonly T[]): readonly T[] {
  return [...listed, ...own];
}

/**
 * `pinnedFinalOption` pins the last option of the list in the guide. Of a carried question that is the last option
 * of its source, so that a pinned "other" stays last, and what happens to be carried last is not pinned.
 */
export function pinnedOption<T>(list: readonly T[]): T | undefined {
  return list.at(-1);
}

/**
 * An exclusive option cannot be selected together with others. So on its own it is enough, whatever `minSelect` says,
 * and it does not count when the bounds are lowered to what is shown.
 */
export function isSelectedAlone(option: { readonly exclusive: boolean }): boolean {
  return option.exclusive;
}

/** The participant's own option counts as one selection, so `maxSelect` is lowered to the options shown and one more. */
export const ownOptionCounts = 1;

/** `itemsPerScreen` null: what most MaxDiff designs use. Fewer options than that: all of them on each screen. */
export const defaultItemsPerScreen = 4;

/** How often each option of a MaxDiff question is shown, at least. Three times is the usual lower bound. */
export const showingsPerOption = 3;

/** The most follow-up questions after an open answer; null counts as none. */
export const mostFollowUps: Readonly<Record<FollowUp, number>> = { none: 0, light: 1, medium: 2, heavy: 3 };

/**
 * The scripted interviewer stops asking once the answers to a question hold this many characters altogether.
 * Characters, because words cannot be counted alike in all languages.
 */
export const enoughCharacters = 240;

/**
 * The most text in characters that is taken from a participant, so that one interview stays small enough to be read: in
 * one answer (two hours of speech), and in all answers of an interview. `always`: so much is taken of each answer
 * whatever came before, so that no interview is stuck.
 */
export const textLimits = { answer: 50_000, interview: 1_000_000, always: 1000 } as const;

/** Up to this many characters the scripted interviewer takes an answer for a short one. */
export const shortAnswerCharacters = 40;

/**
 * So many parameters of the link have a column of their own in a table of answers; all others share one. A link can carry
 * any names, and thousands of columns open in no spreadsheet.
 */
export const mostParameterColumns = 50;
