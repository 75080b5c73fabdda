import { minutesOf } from '@guide-studio/guide-core/plurals';
import { languageOf } from '../plan/languageOf.ts';
import type { Guide } from '../plan/plan.ts';

/**
 * Returns the text of an answer that was spoken and not written, in the language of the questions; a sign for an
 * unsupported language. `durationMs` is its length.
 */
export function spokenText(guide: Guide, durationMs: number): string {
  const length = minutesOf(durationMs);
  const words = spokenWords[languageOf(guide)] ?? spokenSign;
  return words.replace('#', length);
}

/** Returns true if a text is one of `spokenText`, in any language: nobody has written down what was said. */
export function isSpokenText(text: string): boolean {
  return spokenPattern.test(text);
}

/** For languages without words. */
const spokenSign = '🎙 #';

/** By code of the language, for those of the interviewer. `#` is the length. */
export const spokenWords: Readonly<Partial<Record<string, string>>> = {
  en: '(Spoken answer, #)',
  de: '(Gesprochene Antwort, #)',
  fr: '(Réponse orale, #)',
  es: '(Respuesta hablada, #)',
  it: '(Risposta a voce, #)',
  pt: '(Resposta falada, #)',
  nl: '(Gesproken antwoord, #)',
  tr: '(Sesli yanıt, #)',
  ar: '(إجابة صوتية، #)',
  pl: '(Odpowiedź ustna, #)',
  cs: '(Mluvená odpověď, #)',
  sv: '(Muntligt svar, #)',
  da: '(Mundtligt svar, #)',
  fi: '(Puhuttu vastaus, #)',
  uk: '(Усна відповідь, #)',
  ru: '(Устный ответ, #)',
  he: '(תשובה קולית, #)',
  hi: '(बोलकर दिया गया उत्तर, #)',
  zh: '（语音回答，#）',
  ja: '（音声による回答、#）',
  ko: '(음성 답변, #)',
};

const escaped = (text: string) => text.replace(/[().]/gu, '\\$&');
const spokenPattern = new RegExp(
  `^(?:${[spokenSign, ...Object.values(spokenWords)].map((words = '') => escaped(words).replace('#', '\\d+:\\d\\d')).join('|')})$`,
  'u',
);
