import type { ChangeCode } from '../source/study.ts';
import type { QuestionPart, Texts } from './survey.ts';

/** What a question of LimeSurvey is in a guide. */
export type Role = 'choice' | 'several' | 'matrix' | 'ranking' | 'open' | 'opens' | 'statement' | 'left';

const roles: ReadonlyMap<string, Role> = new Map([
  ['!', 'choice'],
  ['5', 'choice'],
  ['A', 'matrix'],
  ['B', 'matrix'],
  ['C', 'matrix'],
  ['D', 'open'],
  ['E', 'matrix'],
  ['F', 'matrix'],
  ['G', 'choice'],
  ['H', 'matrix'],
  ['K', 'opens'],
  ['L', 'choice'],
  ['M', 'several'],
  ['N', 'open'],
  ['O', 'choice'],
  ['P', 'several'],
  ['Q', 'opens'],
  ['R', 'ranking'],
  ['S', 'open'],
  ['T', 'open'],
  ['U', 'open'],
  ['X', 'statement'],
  ['Y', 'choice'],
]);

/** Returns what a type of question is in a guide. */
export const rolesOf = (type: string): Role => roles.get(type) ?? 'left';

const leftCodes: ReadonlyMap<string, ChangeCode> = new Map([
  ['*', 'calculated'],
  ['1', 'table'],
  [':', 'table'],
  [';', 'table'],
  ['|', 'upload'],
]);

/** Returns why guides do not have a type of question. */
export const leftBecause = (type: string): ChangeCode => leftCodes.get(type) ?? 'unknownType';

/** Words that LimeSurvey has itself, for the answers of some types. */
type Word = 'decrease' | 'female' | 'increase' | 'male' | 'no' | 'same' | 'uncertain' | 'yes';

const words: Readonly<Record<Word, Readonly<Record<string, string>>>> = {
  decrease: { en: 'Decrease', de: 'Abnahme', es: 'Disminución', fr: 'Diminution', it: 'Diminuzione', nl: 'Afname' },
  female: { en: 'Female', de: 'Weiblich', es: 'Femenino', fr: 'Féminin', it: 'Femmina', nl: 'Vrouw' },
  increase: { en: 'Increase', de: 'Zunahme', es: 'Aumento', fr: 'Augmentation', it: 'Aumento', nl: 'Toename' },
  male: { en: 'Male', de: 'Männlich', es: 'Masculino', fr: 'Masculin', it: 'Maschio', nl: 'Man' },
  no: { en: 'No', de: 'Nein', es: 'No', fr: 'Non', it: 'No', nl: 'Nee' },
  same: { en: 'Same', de: 'Gleich', es: 'Igual', fr: 'Sans changement', it: 'Uguale', nl: 'Gelijk' },
  uncertain: { en: 'Uncertain', de: 'Unsicher', es: 'No sé', fr: 'Indécis', it: 'Incerto', nl: 'Onzeker' },
  yes: { en: 'Yes', de: 'Ja', es: 'Sí', fr: 'Oui', it: 'Sì', nl: 'Ja' },
};

const fixed: ReadonlyMap<string, readonly (readonly [code: string, word: Word])[]> = new Map([
  [
    'C',
    [
      ['Y', 'yes'],
      ['N', 'no'],
      ['U', 'uncertain'],
    ],
  ],
  [
    'E',
    [
      ['I', 'increase'],
      ['S', 'same'],
      ['D', 'decrease'],
    ],
  ],
  [
    'G',
    [
      ['F', 'female'],
      ['M', 'male'],
    ],
  ],
  [
    'Y',
    [
      ['Y', 'yes'],
      ['N', 'no'],
    ],
  ],
]);
const scales: ReadonlyMap<string, number> = new Map([
  ['5', 5],
  ['A', 5],
  ['B', 10],
]);

/** Returns the codes of the answers that a type has of its own; null for other types. */
export function columnCodes(type: string): readonly string[] | null {
  const steps = scales.get(type);
  if (steps !== undefined) return Array.from({ length: steps }, (_, at) => String(at + 1));
  return fixed.get(type)?.map(([code]) => code) ?? null;
}

/** The language without its region or style: `de-informal` is `de`. */
const plainLanguage = (language: string): string => language.toLowerCase().replace(/[-_].*$/u, '');

/** Returns true if the answers of a type have words, and these are not known in a language. */
export const lacksWords = (type: string, language: string): boolean =>
  fixed.has(type) && !Object.hasOwn(words.yes, plainLanguage(language));

/** Returns the answers that a type has of its own, in the languages whose words are known; null for other types. */
export function ownAnswers(type: string, language: string, others: readonly string[]): readonly QuestionPart[] | null {
  const codes = columnCodes(type);
  if (codes === null) return null;
  const textsOf = (code: string): Texts => {
    const word = fixed.get(type)?.find(([own]) => own === code)?.[1];
    if (word === undefined) return new Map([[language, code]]);
    const known = others.flatMap((one) => {
      const text = words[word][plainLanguage(one)];
      return text === undefined ? [] : [[one, text] as const];
    });
    return new Map([[language, words[word][plainLanguage(language)] ?? words[word]['en'] ?? code], ...known]);
  };
  return codes.map((code) => ({ code, text: textsOf(code), relevance: '', scale: '0' }));
}
