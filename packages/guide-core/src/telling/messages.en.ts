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
  howConditionsAreRead: 'How conditions are read',
  readings: {
    severalAnswers:
      'Several answers named together: one of them chosen is enough. Where they are ruled out, none of them may be chosen.',
    severalCriteria:
      'Several criteria: with “and” (all of) each of them must be met, with “or” (any of) one is enough.',
    notAsked:
      'A question that was not asked counts as nothing chosen: a criterion that wants an answer is not met, one that rules answers out is met.',
    perConcept:
      'A question asked for each concept: inside its block the answer for the same concept counts, after it the answers for all concepts together.',
    linkValue: 'A value in the link must be exactly the one written here, capital and small letters included.',
    linkRepeated: 'A parameter that the link has several times: one of its values is enough.',
    carried:
      'Carried options keep the order of their list, and what participants added comes after them. An option that is only chosen on its own, such as “None of these”, is not carried.',
    nothingCarried: 'A question for which nothing is left to carry is not asked.',
  },
};
