import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted, plural } = pluralsOf('en');

const listed = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** The preview, and why a question is shown or not. */
export const preview = {
  frame: 'The interview as participants see it',
  outline: 'Questions of the interview',
  panel: 'About this interview',
  widthOfOutline: 'Width of the question list',
  widthOfPanel: 'Width of the panel',

  // Actions
  fromStart: 'Preview from the start',
  fromHere: 'Preview from here',
  restart: 'Start again',
  back: 'Back',
  goThere: 'Go to this question',
  device: 'Screen width',
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  zoom: (percent: number) => `${percent} %`,
  size: (width: number, height: number) => `${width} × ${height}`,

  // The guide has problems
  outdated: 'The guide has problems now. The preview shows an earlier version that can run. Your answers are kept.',
  notYet: (count: number) =>
    `The preview starts when the guide has no problems. ${counted(count, { one: 'problem', other: 'problems' })} left.`,
  noText: '(no text yet)',
  firstProblem: 'Go to the first problem',

  // What happened to answers
  dropped: (names: readonly string[]) =>
    `${plural(names.length, { one: 'An answer no longer fits and was', other: `${names.length} answers no longer fit and were` })} removed: ${listed(names.slice(0, 3))}${names.length > 3 ? ' …' : ''}`,
  changed: (changes: string) => `To get here, these answers were changed: ${changes}`,
  cannotCome: (why: string) => `No interview reaches this question. ${why}`,
  notFound: (why: string) => `No small change to the answers leads to this question. ${why}`,

  // The state of a question
  state: {
    shown: 'Shown',
    ahead: 'Still to come',
    undecided: 'Depends on later answers',
    hidden: 'Hidden',
    current: 'Open now',
  },
  answered: 'answered',
  shownFor: (count: number, total: number) =>
    `Shown for ${count} of ${counted(total, { one: 'concept', other: 'concepts' })}`,
  forConcept: (name: string) => `For “${name}”`,
  notMet: (criteria: string) => `Not met: ${criteria}`,
  noneMet: (criteria: string) => `None of these is met: ${criteria}`,
  conceptNotMet: (criteria: string) => `The concept is not shown. Not met: ${criteria}`,
  nothingCarried: (question: string) => `It has no options, because nothing was selected in “${question}”.`,
  conceptNotDrawn: 'The concept was not selected for this interview.',
  screenedOut: 'An answer in the screener ended the interview earlier.',
  unknownReason: 'The interview does not reach it.',

  // The panel
  tabs: { question: 'Question', answers: 'Answers', setup: 'Setup' },
  whatShown: 'Panel content',
  chooseQuestion: 'Select a question on the left to see why it is shown or hidden, and to edit it here.',
  why: 'In this interview',
  shownBecause: 'It is shown.',
  openNow: 'It is open now.',
  toShow: 'Smallest change that shows it',
  or: 'or',
  apply: 'Change the answers and go there',
  searching: 'Looking for a change…',
  neverShown: 'No combination of answers shows it.',
  noSmallChange: 'Changing up to three answers does not show it.',
  edit: 'Edit',

  // A change in words
  answer: (names: readonly string[], question: string) => `Answer ${listed(names)} to “${question}”`,
  alsoChoose: (names: readonly string[], question: string) => `Also choose ${listed(names)} in “${question}”`,
  takeBack: (names: readonly string[], question: string) => `Deselect ${listed(names)} in “${question}”`,
  chooseInstead: (names: readonly string[], before: readonly string[], question: string) =>
    `Choose ${listed(names)} instead of ${listed(before)} in “${question}”`,
  answerRow: (name: string, row: string, question: string) => `Answer “${name}” for “${row}” in “${question}”`,
  answerFor: (change: string, concept: string) => `${change} (for “${concept}”)`,
  openWith: (name: string, value: string) => `Open the link with ${name}=${value}`,
  openWithout: (name: string) => `Open the link without ${name}`,
  drawAgain: 'Select the concepts again, so that this one is included',

  // Answers
  noAnswers: 'No answers yet.',
  filled: 'filled in for you',
  reopen: (question: string) => `Answer again: ${question}`,
  waiting: (count: number) =>
    `${counted(count, { one: 'more answer', other: 'more answers' })} will count again when ${plural(count, { one: 'its question is', other: 'their questions are' })} shown.`,
  welcome: 'Welcome',

  // Link and draws
  parameters: 'Link parameters',
  parametersHint: 'The part of the link after the question mark. The parameters listed here are used in conditions.',
  noParameters: 'No condition uses a link parameter.',
  parameterName: 'Parameter name',
  otherParameter: 'Another parameter',
  add: 'Add',
  removeParameter: (name: string) => `Remove ${name}`,
  notSet: 'not set',
  seed: 'Random seed',
  seedHint: 'The same seed gives the same option order, concepts and MaxDiff screens.',
  newDraw: 'New seed',
  firstOf: (block: string) => `First concept in “${block}”`,
  asDrawn: 'Random',
  drawn: (names: readonly string[]) => `This interview shows ${names.map((name) => `“${name}”`).join(', then ')}.`,
  drawnNone: 'This interview shows none of them.',
  drawnLater: 'Later answers decide which ones are shown.',
  pins: 'Keep when the seed changes',
  pinned: { concepts: 'Concepts and their order', optionOrder: 'Option order', screens: 'MaxDiff screens' },
};
