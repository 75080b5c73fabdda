import { numberText, whenOf, words } from '../../words/index.ts';
import type { Interview } from './answerSet.ts';

/** Returns the state of an interview, its start and its length, as far as known. `now`: epoch milliseconds. */
export function aboutInterview({ progress, startedAt, seconds }: Interview, now: number): string {
  const known = [words.answers.states[progress]];
  if (startedAt !== null) known.push(whenOf(startedAt, now));
  if (seconds !== null) {
    known.push(seconds < 60 ? words.answers.underAMinute : words.answers.minutes(numberText(Math.round(seconds / 60))));
  }
  return known.join(' · ');
}
