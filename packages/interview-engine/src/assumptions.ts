// Where the specification is silent about how an interview runs: one named decision each, with its reason.
import type { FollowUp } from '@guide-studio/guide-core';

/**
 * A choice names the option whose `externalId` equals it; only when the source has none with that id, the option
 * whose text equals it exactly. The specification says "externalIds (falls back to option text)".
 */
export const choiceNames = ['externalId', 'text'] as const;

/** Two options or rows of equal text: the first is meant. Nothing in a guide could name the second one. */
export const firstOfEqualTexts = true;

/**
 * Several choices: one selected choice meets `mustSelect`, and `mustNotSelect` is met when none is selected. So the
 * two are opposites, also when the source was hidden, skipped or not reached: then nothing is selected.
 */
export const oneChoiceMeetsMustSelect = true;

/**
 * A source asked once per concept is read inside its block as the answer for the same concept, and after the block
 * as the answers for all concepts together: a participant who chose something for one concept did choose it.
 */
export const conceptAnswersCount = 'same concept inside the block, any concept after it';

/** A repeated parameter of the link meets a criterion when any of its values is the wanted one, case included. */
export const anyParameterValueCounts = true;

/** Selecting an option of this status ends the interview at once; the other two go on. */
export const endingStatus = 'reject';

/** "None of these" is no answer to work on: an exclusive option is not carried. */
export const exclusiveIsCarried = false;

/**
 * Carried options stand in the order of the source's list, whatever order it was shown in; the participant's own
 * option comes after them.
 */
export const carriedOrder = 'the order of the source';

/**
 * `pinnedFinalOption` pins the last option of the list in the guide. Of a carried question that is the last option
 * of its source, so that a pinned "other" stays last, and what happens to be carried last is not pinned.
 */
export const pinnedIsLastOfList = true;

/**
 * An exclusive option on its own is enough, whatever `minSelect` says: it cannot be selected together with others.
 * For the same reason it does not count when `minSelect` is lowered to what is shown.
 */
export const exclusiveMeetsMinimum = true;

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

/** Up to this many characters the scripted interviewer takes an answer for a short one. */
export const shortAnswerCharacters = 40;
