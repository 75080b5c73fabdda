import type { OpenProbe } from '@guide-studio/interview-engine';
import type { ProbeFault } from './moderator.ts';
import { longestProbe } from './moderatorPrompt.ts';
import { probeWords } from './probeWords.ts';

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
  if (!isOneQuestion(question)) return 'notOneQuestion';
  if (isInOtherLanguage(question, language)) return 'otherLanguage';
  const words = probeWords[language];
  if (words?.leading.test(question) === true) return 'leading';
  if (words?.double.test(question) === true) return 'double';
  if (said.some((one) => isAlike(one.question, question))) return 'alreadyAsked';
  if (hidden.some((text) => sharesWords(text, question))) return 'instructions';
  if (said.some(({ answer }) => isAlike(answer, question) || sharesWords(answer, question))) return 'echo';
  return personalData.test(question) ? 'personalData' : null;
}

/** What no interview asks for, whatever a participant makes a model write. */
const personalData =
  /\b(?:passwords?|pass ?codes?|pin code|card numbers?|credit cards?|iban|social security|phone numbers?|e-?mail address|home address|passwort|kreditkarte|kontonummer|telefonnummer|mot de passe|carte bancaire|contraseña|tarjeta de crédito|carta di credito|senha|wachtwoord)\b/iu;

/** Control characters and line ends, and what looks like HTML, Markdown, code or an address. */
const markup = /[\p{Cc}\u2028\u2029<>{}[\]`|\\]|\*\*|https?:|www\.|^\s*(?:[-#*]|\d+[.)])\s/iu;

const isMarkup = (question: string): boolean => markup.test(question);

/** The question marks of all scripts. The Greek one looks like a semicolon. */
const marks = /[?？؟⸮՞፧;]/gu;

/** One question mark, at the end but for a closing quotation mark. Scripts without question marks are not probed. */
function isOneQuestion(question: string): boolean {
  const found = question.match(marks) ?? [];
  return found.length === 1 && /[?？؟⸮՞፧;]["”»“』」)]?$/u.test(question);
}

/** The script of each language that is not written in Latin letters. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  fa: /\p{Script=Arabic}/gu,
  ur: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  el: /\p{Script=Greek}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  sr: /[\p{Script=Cyrillic}\p{Script=Latin}]/gu,
  hi: /\p{Script=Devanagari}/gu,
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
};
const latin = /\p{Script=Latin}/gu;

/**
 * Returns true if most letters are of another script, or if more little words are of another language than of this one.
 * Languages whose little words are not known are told apart by their script only.
 */
function isInOtherLanguage(question: string, language: string): boolean {
  const letters = question.match(/\p{L}/gu)?.length ?? 0;
  const own = question.match(scripts[language] ?? latin)?.length ?? 0;
  if (own * 2 < letters) return true;
  const words = wordsOf(question);
  const count = (of: string): number => words.filter((word) => probeWords[of]?.little.has(word) === true).length;
  if (probeWords[language] === undefined) return false;
  const mine = count(language);
  return Object.keys(probeWords).some((other) => other !== language && count(other) > mine + 1);
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** Returns true if two questions have most of their words in common. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const common = [...a].filter((word) => b.has(word)).length;
  return common > 0 && common / (a.size + b.size - common) >= 0.8;
}

/** So many words in a row are no coincidence. */
const wordsInARow = 6;

function sharesWords(text: string, question: string): boolean {
  const words = wordsOf(question);
  const known = ` ${wordsOf(text).join(' ')} `;
  for (let at = 0; at + wordsInARow <= words.length; at += 1) {
    if (known.includes(` ${words.slice(at, at + wordsInARow).join(' ')} `)) return true;
  }
  return false;
}
