import { numberText, whenOf, words } from '../i18n/index.ts';
import '../i18n/later.ts';
import { languageName } from '../settings/index.ts';
import type { Interview } from './answerSet.ts';

/** Returns the state of an interview, its start, its length and its language, as far as known. `now`: epoch milliseconds. */
export function aboutInterview(
  { progress, isRehearsal, startedAt, answeredAt, seconds, language }: Interview,
  now: number,
): string {
  const { states, lastAnswer } = words.answers;
  const isOpen = progress === 'in_progress' && answeredAt !== null;
  const state = isOpen ? lastAnswer(states[progress], whenOf(answeredAt, now)) : states[progress];
  const known = [...(isRehearsal ? [words.rehearsal.mark] : []), state];
  if (startedAt !== null) known.push(whenOf(startedAt, now));
  if (seconds !== null) {
    known.push(seconds < 60 ? words.answers.underAMinute : words.answers.minutes(numberText(Math.round(seconds / 60))));
  }
  if (language !== null) known.push(languageName(language));
  return known.join(' · ');
}

/** Returns what an interview is called. */
export function interviewName({ number, isRehearsal }: Interview): string {
  return isRehearsal ? words.rehearsal.name(number) : words.answers.interview(number);
}

/** Returns the name of the button that opens an interview. */
export function openName({ number, isRehearsal }: Interview): string {
  return isRehearsal ? words.rehearsal.openOne(number) : words.answers.openInterview(number);
}
