import { isolated } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { TestWords } from './words.types.ts';

const { counted } = pluralsOf('en');
// British, so that there is no comma before “and”.
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const answers = { one: 'answer', other: 'answers' };

export const englishTests: TestWords = {
  answerRefused: (question, problem) => `${question} does not accept the answer of the test. ${problem}`,
  unknownOption: (option) =>
    `This participant is not shown ${option ?? 'one of the options in it'}. Change the answer, or one before it.`,
  onlyOne: 'Only one option can be selected. Change the answer.',
  exclusiveWithOthers: (option) => `${option} cannot be selected together with other options. Change the answer.`,
  tooMany: (question, maximum, given) =>
    `${question} allows at most ${counted(maximum, answers)}; the test gives ${given}. Change the answer.`,
  tooFew: (question, minimum, given) =>
    `${question} needs at least ${counted(minimum, answers)}; the test gives ${given}. Change the answer.`,
  screenedOut: (by, answer) =>
    by === null
      ? 'The participant is screened out, but should complete the interview.'
      : `The participant is screened out by the answer ${answer === null ? '' : `${answer} `}to ${by}, but should complete the interview.`,
  completed: 'The participant completes the interview, but should be screened out.',
  nobodyScreenedOut: 'No option of a screening question ends the interview in this guide.',
  questionMissing: (question) => `${question} is not shown.`,
  questionMissingUnasked: (question, sources) =>
    `${question} is not shown, because ${list.format(sources)} ${sources.length === 1 ? 'was' : 'were'} not asked.`,
  questionForNobody: (question) => `${question} is not shown, because no participant can see it.`,
  questionMissingBecause: (question, source, answer, wanted) =>
    `${question} is not shown, because the answer to ${source} was ${answer}${wanted === null ? '' : `, not ${wanted}`}.`,
  questionMissingInRow: (question, source, row, answer, wanted) =>
    `${question} is not shown, because in row ${row} of ${source} the answer was ${answer}${wanted === null ? '' : `, not ${wanted}`}.`,
  questionShown: (question) => `${question} is shown, but should not be.`,
  shownToEveryone: 'It has no condition, so everyone who gets this far is shown it.',
  questionExtra: (question) => `${question} is shown, but is not on the list of questions.`,
  otherOrder: (question, first) => `${question} is shown before ${first}, but should come after it.`,
  optionMissing: (question, option) => `${question} does not show the option ${option}.`,
  optionExtra: (question, option) => `${question} shows the option ${option}, but should not.`,
  conceptMissing: (concept) => `The concept ${concept} is not shown.`,
  conceptForNobody: (concept) => `The concept ${concept} is not shown, because no participant can see it.`,
  conceptExtra: (concept) => `The concept ${concept} is shown, but should not be.`,
  otherClosing: (expected, actual) => `The closing message is ${actual}. It should contain ${expected}.`,
  notMet: (name, criteria, isOr) => `${name ?? 'It'} is shown only when ${criteria.join(isOr ? ', or ' : ', and ')}.`,
  conceptNotMet: (name, criteria, isOr) =>
    `${name === null ? 'Its concept' : `The concept of ${name}`} is shown only when ${criteria.join(isOr ? ', or ' : ', and ')}.`,
  nothingCarried: (name, source) =>
    `${name ?? 'It'} shows only options selected in ${source}, and none of these was selected.`,
  conceptNotDrawn: (name) => `${name === null ? 'Its concept' : `The concept of ${name}`} was not drawn.`,
  notDrawn: 'It was not drawn. To have it drawn, put it first among the concepts to draw first.',
  afterScreening: (name) => `The participant is screened out before ${name ?? 'it'}.`,
  unusedAnswer: (question) =>
    `The answer to ${question} is never used, because the question is not asked. Remove it, or change an earlier answer.`,
  answered: (question, answer) => `The answer to ${question} was ${answer}.`,
  nothingAnswered: (question) => `Nothing was selected in ${question}.`,
  notAsked: (question) => `${question} was not asked.`,
  metUnasked: (question) => `${question} was not asked, and without an answer “is not” and “does not include” are met.`,
  filledIn: '(filled in; the test does not say)',
  parameter: (name, values) => `The link has ${name} = ${values}.`,
  noParameter: (name) => `The link has no parameter ${name}.`,
  lost: {
    question: (name) => `The guide has no question ${name}.`,
    option: (name, question) => `${question} has no option ${name}.`,
    row: (name, question) => `${question} has no row ${name}.`,
    concept: (name) => `The guide has no concept ${name}.`,
  },
  now: {
    option: (names, more) => `Its options are now ${names}${more === 0 ? '' : ` and ${more} more`}.`,
    row: (names, more) => `Its rows are now ${names}${more === 0 ? '' : ` and ${more} more`}.`,
  },
  deletedQuestion: (question) => `The question ${question} was deleted.`,
  names: {
    screenedOut: (question, answer) => `Screened out at ${question} by ${answer}`,
    shown: (question) => `Shown: ${question}`,
    notShown: (question) => `Not shown: ${question}`,
    concept: (concept) => `Shown the concept ${concept}`,
    option: (option, question) => `${option} in ${question}`,
    outcome: { complete: 'Completes the interview', screened_out: 'Is screened out' },
    options: (question) => `Options of ${question}`,
    byOption: (name, option) => `${name} (${option})`,
    criterion: (sentence, holds) => `${holds ? 'Condition met' : 'Condition not met'}: ${sentence}`,
  },
  goals: {
    block: (title) => `the block ${title}`,
    question: (question) => `the question ${question}`,
    concept: (concept) => `the concept ${concept}`,
    option: (question, option) => `the option ${option} of ${question}`,
    options: (question) => `the list of options of ${question}`,
    decides: (criterion) => `${criterion}, decided by this part alone`,
    decidesUnasked: (criterion, question) => `${criterion}, decided by this part alone while ${question} is not asked`,
    decidesBy: (criterion, option, question) => `${criterion}, decided by ${option} in ${question} alone`,
    outcome: { complete: 'an interview that is completed', screened_out: 'an interview that is screened out' },
    criterion: (of, sentence, holds) => `the condition of ${of}, ${holds ? 'met' : 'not met'}: ${sentence}`,
  },
  nearest: (name) => `The nearest name is ${name}.`,
  chooseAnother: 'Change or delete the test.',
  numbered: (number, question) => `Q${number} ${question}`,
  forConcept: (question, concept) => `${question} (${concept})`,
  ownOption: (text) => `an answer of their own${text === null ? '' : ` (${text})`}`,
  ownOptionOf: (question) => `their own answer to ${question}`,
  quoted: (text) => `“${isolated(text)}”`,
  and: ' and ',
  or: ' or ',
};
