import { isolated } from './isolated.ts';
import type { TellingProblem, TellingWords } from './words.ts';

const missing: Readonly<Record<'question' | 'option' | 'row', string>> = {
  question: 'diese Frage gibt es nicht',
  option: 'diese Option gibt es nicht',
  row: 'diese Zeile gibt es nicht',
};
const problems: Readonly<Record<TellingProblem, string>> = {
  notEarlier: 'wird nicht vorher gefragt',
  notInEarlierBlock: 'wird nicht in einem früheren Block gefragt',
  wrongType: 'nach dieser Art von Frage kann nicht gefragt werden',
};

export const german: TellingWords = {
  quoted: (text) => `„${isolated(text)}“`,
  shownWhenOne: 'Gezeigt, wenn gilt: ',
  shownWhenAll: 'Gezeigt, wenn alles davon gilt: ',
  shownWhenAny: 'Gezeigt, wenn eines davon gilt: ',
  between: '; ',
  row: ', Zeile ',
  afterRow: ',',
  includes: ' enthält ',
  excludes: ' enthält nicht ',
  or: ' oder ',
  nothingChosen: '(noch nichts gewählt)',
  link: 'Link hat ',
  noParameter: '(noch kein Parameter)',
  noValue: '(noch kein Wert)',
  notUnderstood: 'etwas, das keine Bedingung ist',
  missing: (what) => ` (${missing[what]})`,
  problem: (problem) => ` (${problems[problem]})`,
  optionsSelectedIn: 'Optionen, gewählt in ',
  optionsFrom: 'Optionen aus ',
};
