import { isolated } from './isolated.ts';
import type { BrokenReference, ConditionWords } from './messages.types.ts';

const missing: Readonly<Record<'question' | 'option' | 'row', string>> = {
  question: 'no such question',
  option: 'no such option',
  row: 'no such row',
};
const problems: Readonly<Record<BrokenReference, string>> = {
  notEarlier: 'not asked before',
  notInEarlierBlock: 'not asked in an earlier block',
  wrongType: 'this type of question cannot be used here',
};

export const english: ConditionWords = {
  quoted: (text: string) => `“${isolated(text)}”`,
  shownWhenOne: 'Shown when ',
  shownWhenAll: 'Shown when all of: ',
  shownWhenAny: 'Shown when any of: ',
  between: '; ',
  row: ', row ',
  afterRow: ',',
  oneAnswer: { includes: [' is ', ''], excludes: [' is not ', ''], excludesAll: [' is none of ', ''] },
  severalAnswers: {
    includes: [' includes ', ''],
    excludes: [' does not include ', ''],
    excludesAll: [' includes none of ', ''],
  },
  oneForEachConcept: {
    includes: [' is ', ' for any concept'],
    excludes: [' is ', ' for no concept'],
    excludesAll: [' is none of ', ' for any concept'],
  },
  or: ' or ',
  noQuestion: '(no question yet)',
  nothingChosen: '(nothing chosen yet)',
  link: 'the link has ',
  noParameter: '(no parameter yet)',
  noValue: '(no value yet)',
  notUnderstood: 'something that is not a condition',
  missing: (what: 'question' | 'option' | 'row') => ` (${missing[what]})`,
  problem: (problem: BrokenReference) => ` (${problems[problem]})`,
  optionsSelectedIn: ['Offers only the options selected in ', '; not shown if none was selected'],
  optionsFrom: 'Options from ',
  howConditionsAreRead: 'How conditions are read',
  readings: {
    severalAnswers:
      'Several options in one condition: choosing one of them is enough. For “none of”, none of them may be chosen.',
    severalCriteria: 'Several conditions: with “all of”, every one must be met. With “any of”, one is enough.',
    notAsked:
      'A question that was not asked counts as nothing chosen: “is” and “includes” are not met; “is not”, “does not include” and “none of” are met.',
    perConcept:
      'A question asked for each concept: inside its block, the answer for the same concept counts. After the block, the answers for all concepts count together.',
    linkValue: 'A link value must match exactly, including upper and lower case.',
    linkRepeated: 'If the link has a parameter several times, one matching value is enough.',
    carried:
      'Carried options keep their order, and custom answers follow them. An exclusive option, such as “None of these”, is not carried.',
    nothingCarried: 'A question with no options to carry is not asked.',
  },
};
