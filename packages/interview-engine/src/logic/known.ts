/** What stopped a question before it was clear. */
export type Limit =
  /** The steps granted are spent: those of the question, or those of all questions about a component (`Budget`). */
  | 'steps'
  /** A list is longer than `longestList`. */
  | 'list'
  /** A question depends on more facts than `mostFacts`. */
  | 'facts';

/** What a question about a guide came to: its answer, or the limit that stopped it. The question is then undecided. */
export type Known<T> =
  | { readonly isKnown: true; readonly value: T }
  | { readonly isKnown: false; readonly limit: Limit };

/** Ends a question when it reaches a limit. {@link decide} catches it, so it does not leave this file. */
class Stopped extends Error {
  readonly limit: Limit;
  constructor(limit: Limit) {
    super(`A question about paths reached its limit of ${limit}.`);
    this.limit = limit;
  }
}

/**
 * Asks a question. Inside `question`, whatever reaches a limit ends all of it: the parts of a question are put together
 * as if each of them had an answer.
 *
 * @example
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { decide, explore } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 *
 * const { comesTo, endsAt } = explore(cooking);
 * console.log(decide(() => comesTo(2) && endsAt().length === 0)); // { isKnown: true, value: true }
 * ```
 */
export function decide<T>(question: () => T): Known<T> {
  try {
    return { isKnown: true, value: question() };
  } catch (error) {
    if (error instanceof Stopped) return { isKnown: false, limit: error.limit };
    throw error;
  }
}

/** Ends the question that is being asked ({@link decide}). */
export function stopAt(limit: Limit): never {
  throw new Stopped(limit);
}

/** Returns an answer. Without one, it ends the question that is being asked, by the same limit. */
export function certain<T>(one: Known<T>): T {
  return one.isKnown ? one.value : stopAt(one.limit);
}

export const yes: Known<boolean> = { isKnown: true, value: true };
export const no: Known<boolean> = { isKnown: true, value: false };

/** Returns true if something is known to be so. */
export const isTrue = (one: Known<boolean>): boolean => one.isKnown && one.value;
/** Returns true if something is known not to be so. */
export const isFalse = (one: Known<boolean>): boolean => one.isKnown && !one.value;

/** Returns what is known, or what another way to ask comes to. */
export const either = <T>(one: Known<T>, other: () => Known<T>): Known<T> => (one.isKnown ? one : other());

/** Returns an answer for where what is undecided counts as nothing, such as JSON; null without one. */
export const orNull = <T>(one: Known<T>): T | null => (one.isKnown ? one.value : null);
