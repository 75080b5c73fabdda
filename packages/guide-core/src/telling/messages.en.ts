import { isolated } from './isolated.ts';
import type { TellingProblem, TellingWords } from './words.ts';

const missing: Readonly<Record<'question' | 'option' | 'row', string>> = {
  question: 'no such question',
  option: 'no such option',
  row: 'no such row',
};
const problems: Readonly<Record<TellingProblem, string>> = {
  notEarlier: 'not asked before',
  notInEarlierBlock: 'not asked in an earlier block',
  wrongType: 'not a question that can be asked about',
};

export const english: TellingWords = {
  quoted: (text: string) => `“${isolated(text)}”`,
  shownWhenOne: 'Shown when ',
  shownWhenAll: 'Shown when all of: ',
  shownWhenAny: 'Shown when any of: ',
  between: '; ',
  row: ', row ',
  afterRow: ',',
  includes: ' includes ',
  excludes: ' does not include ',
  or: ' or ',
  nothingChosen: '(nothing chosen yet)',
  link: 'link has ',
  noParameter: '(no parameter yet)',
  noValue: '(no value yet)',
  notUnderstood: 'something that is no condition',
  missing: (what: 'question' | 'option' | 'row') => ` (${missing[what]})`,
  problem: (problem: TellingProblem) => ` (${problems[problem]})`,
  optionsSelectedIn: 'Options selected in ',
  optionsFrom: 'Options from ',
};
