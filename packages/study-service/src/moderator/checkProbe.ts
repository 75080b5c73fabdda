import type { OpenProbe } from '@guide-studio/interview-engine';
import type { ProbeFault } from './moderator.ts';
import { longestProbe } from './moderatorPrompt.ts';
import { probeWords } from './probeWords.ts';
import { isInOtherLanguage, isMarkup, sharesWords, wordsOf } from './writtenTexts.ts';

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

/** The question marks of all scripts. The Greek one looks like a semicolon. */
const marks = /[?？؟⸮՞፧;]/gu;

/** One question mark, at the end but for a closing quotation mark. Scripts without question marks are not probed. */
function isOneQuestion(question: string): boolean {
  const found = question.match(marks) ?? [];
  return found.length === 1 && /[?？؟⸮՞፧;]["”»“』」)]?$/u.test(question);
}

/** Returns true if two questions have most of their words in common. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const common = [...a].filter((word) => b.has(word)).length;
  return common > 0 && common / (a.size + b.size - common) >= 0.8;
}
