import type { OpenProbe } from '@guide-studio/interview-engine/internal';
import { longestProbe } from './moderatorPrompt.ts';
import { asksForPersonalData } from './personalData.ts';
import { probeWords } from './probeWords.ts';
import { isMarkup } from '@guide-studio/guide-core/internal';
import { isInOtherLanguage, sharesWords, wordsOf } from './writtenTexts.ts';

/** What is wrong with a question of a model. */
export type ProbeFault =
  | 'empty'
  | 'tooLong'
  | 'markup'
  | 'notOneQuestion'
  | 'leading'
  | 'double'
  | 'otherLanguage'
  | 'alreadyAsked'
  | 'instructions'
  | 'echo'
  | 'personalData';

/** What a question is checked against. */
export interface ProbeContext {
  /** The language of the interview, without its region. */
  readonly language: string;
  readonly said: OpenProbe['said'];
  /** Texts that a participant must not read: what the model was told, and what the researcher wrote for it. */
  readonly hidden: readonly string[];
}

/** Returns what is wrong with a question that a model wrote, or null. The question must be trimmed. */
export function checkProbe(question: string, { language, said, hidden }: ProbeContext): ProbeFault | null {
  if (question === '') return 'empty';
  if (Array.from(question).length > longestProbe) return 'tooLong';
  if (isMarkup(question)) return 'markup';
  const words = probeWords[language];
  if (!isOneQuestion(question, words?.aside ?? null)) return 'notOneQuestion';
  if (isInOtherLanguage(question, language)) return 'otherLanguage';
  if (words?.leading.test(question) === true) return 'leading';
  if (words?.double.test(question) === true) return 'double';
  if (said.some((one) => isAlike(one.question, question))) return 'alreadyAsked';
  if (hidden.some((text) => sharesWords(text, question))) return 'instructions';
  if (said.some(({ answer }) => isAlike(answer, question) || sharesWords(answer, question))) return 'echo';
  if (words?.asking?.test(lastSentence(question)) === false) return 'leading';
  return asksForPersonalData(question) ? 'personalData' : null;
}

/** The question marks of all scripts. The Greek one looks like a semicolon, and is one after other letters. */
const marks = /[?？؟⸮՞፧]|(?<=\p{Script=Greek}["”»]?\s?);/gu;

/**
 * One question mark, at the end but for a closing quotation mark. Scripts without question marks are not probed. A second
 * one is allowed if its sentence only names the topic or asks to tell more.
 */
function isOneQuestion(question: string, aside: RegExp | null): boolean {
  if (!/(?:[?？؟⸮՞፧]|\p{Script=Greek};)["”»“』」)]?$/u.test(question)) return false;
  const count = (text: string): number => text.match(marks)?.length ?? 0;
  return count(question) === 1 || (aside !== null && count(question.replace(aside, '')) === 1);
}

const lastSentence = (text: string): string => text.split(/[.!:]\s/u).at(-1) ?? text;

/** Returns true if two questions have most of their words in common. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const common = [...a].filter((word) => b.has(word)).length;
  return common > 0 && common / (a.size + b.size - common) >= 0.8;
}
