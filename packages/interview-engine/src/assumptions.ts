// Decisions about how an interview runs where the specification is silent, each with a name and a reason.
import type { FollowUp } from '@guide-studio/guide-core';

/**
 * With several choices, one selected choice meets `mustSelect`, and `mustNotSelect` is met if none is selected. So the
 * two are opposites, even if the source was hidden, skipped or not reached: then nothing is selected.
 */
export function isAnyChosen(choices: readonly string[], selected: readonly string[]): boolean {
  return selected.some((id) => choices.includes(id));
}

/** The place of a question. `concept` is null outside concept blocks. */
interface Position {
  readonly block: number;
  readonly concept: number | null;
}

/**
 * Inside its block, a source asked once per concept counts with the answer for the same concept; after the block, with
 * the answers for all concepts together: a participant who chose something for one concept did choose it.
 */
export function answerCountsFor(source: Position, reader: Position): boolean {
  return source.block !== reader.block || source.concept === reader.concept;
}

/** A repeated link parameter meets a criterion if any of its values equals the required one, case-sensitively. */
export function parameterMatches(values: readonly string[], wanted: string): boolean {
  return values.includes(wanted);
}

/** Selecting an option with this status ends the interview at once. The other two statuses continue. */
export const endingStatus = 'reject';

/** An exclusive option such as "None of these" is not carried forward. */
export function isCarried(option: { readonly exclusive: boolean }): boolean {
  return !option.exclusive;
}

/** Carried options are in the order of the source's list, not in the order shown. Added options come last. */
export function carriedOrder<T>(listed: readonly T[], own: readonly T[]): readonly T[] {
  return [...listed, ...own];
}

/**
 * `pinnedFinalOption` pins the last option in the guide's list. For a carried question, that is the last option of its
 * source, so that a pinned "other" stays last, and an option that happens to be carried last is not pinned.
 */
export function pinnedOption<T>(list: readonly T[]): T | undefined {
  return list.at(-1);
}

/**
 * An exclusive option cannot be combined with others. So it is enough on its own, whatever `minSelect` is, and it does
 * not count when the bounds are lowered to the options shown.
 */
export function isSelectedAlone(option: { readonly exclusive: boolean }): boolean {
  return option.exclusive;
}

/** An option that the participant adds counts as a selection: `maxSelect` is lowered to the options shown plus one. */
export const ownOptionCounts = 1;

/** Used if `itemsPerScreen` is null; most MaxDiff designs use it. With fewer options, each screen shows all of them. */
export const defaultItemsPerScreen = 4;

/** The minimum number of times each option of a MaxDiff question is shown. Three is the usual lower bound. */
export const showingsPerOption = 3;

/** The maximum number of follow-up questions after an open answer. Null counts as none. */
export const mostFollowUps: Readonly<Record<FollowUp, number>> = { none: 0, light: 1, medium: 2, heavy: 3 };

/**
 * The scripted interviewer stops asking once the answers to a question have this many characters in total. It counts
 * characters, because words cannot be counted in the same way in all languages.
 */
export const enoughCharacters = 240;

/**
 * The maximum text accepted from a participant, in characters, so that interviews stay readable: per answer (two hours
 * of speech) and per interview. `always` is accepted for every answer regardless, so that no interview gets stuck.
 */
export const textLimits = { answer: 50_000, interview: 1_000_000, always: 1000 } as const;

/** The scripted interviewer treats answers up to this many characters as short. */
export const shortAnswerCharacters = 40;

/**
 * The maximum number of link parameters with their own column in a table of answers; all others share one. A link can
 * contain any names, and spreadsheets cannot open thousands of columns.
 */
export const mostParameterColumns = 50;
