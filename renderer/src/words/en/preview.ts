const times = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
const listed = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** The participant's view, and why a question is shown or not. */
export const preview = {
  frame: 'The interview as participants see it',
  outline: 'Questions of the interview',
  panel: 'About this interview',
  widthOfOutline: 'Width of the questions',
  widthOfPanel: 'Width of the panel',

  // Acts
  fromStart: 'Preview from the start',
  fromHere: 'Preview from here',
  restart: 'Start again',
  back: 'Back',
  goThere: 'Go to this question',
  device: 'Width of the screen',
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  zoom: (percent: number) => `${percent} %`,
  size: (width: number, height: number) => `${width} × ${height}`,

  // The guide has problems
  outdated: 'The guide has problems now, so this is still the guide without them. Your answers are kept.',
  notYet: (count: number) =>
    `The preview runs as soon as the guide has no problems. ${count === 1 ? 'One is' : `${count} are`} left.`,
  noText: '(no text yet)',
  firstProblem: 'Go to the first problem',

  // What happened to answers
  dropped: (names: readonly string[]) =>
    `${names.length === 1 ? 'An answer does' : `${names.length} answers do`} not fit any more and ${names.length === 1 ? 'was' : 'were'} dropped: ${listed(names.slice(0, 3))}${names.length > 3 ? ' …' : ''}`,
  changed: (changes: string) => `To come here, something was answered differently: ${changes}`,
  cannotCome: (why: string) => `No interview comes to this question. ${why}`,
  notFound: (why: string) => `No small change of answers leads to this question. ${why}`,

  // The state of a question
  state: {
    shown: 'Shown',
    ahead: 'Still to come',
    undecided: 'Depends on answers to come',
    hidden: 'Hidden',
    current: 'Open now',
  },
  answered: 'answered',
  shownFor: (count: number, total: number) => `Shown for ${count} of ${times(total, 'concept')}`,
  forConcept: (name: string) => `For “${name}”`,
  notMet: (criteria: string) => `Not so: ${criteria}`,
  noneMet: (criteria: string) => `None of these is so: ${criteria}`,
  conceptNotMet: (criteria: string) => `The concept is not shown. Not so: ${criteria}`,
  nothingCarried: (question: string) => `Nothing was selected in “${question}” that it could show.`,
  conceptNotDrawn: 'This interview did not draw the concept.',
  screenedOut: 'The interview ended before, by an answer of the screener.',
  unknownReason: 'The interview does not come to it.',

  // The panel
  tabs: { question: 'Question', answers: 'Answers', setup: 'Setup' },
  whatShown: 'What is shown in the panel',
  chooseQuestion: 'Choose a question on the left to see why it is shown or hidden, and to edit it here.',
  why: 'In this interview',
  shownBecause: 'It is shown.',
  openNow: 'It is open now.',
  toShow: 'The smallest change that shows it',
  or: 'or',
  apply: 'Answer so and go there',
  searching: 'Looking for a change …',
  neverShown: 'No answers show it to anybody.',
  noSmallChange: 'No change of up to three answers shows it.',
  edit: 'Edit',

  // A change in words
  answer: (names: readonly string[], question: string) => `Answer ${listed(names)} to “${question}”`,
  alsoChoose: (names: readonly string[], question: string) => `Choose ${listed(names)} too in “${question}”`,
  takeBack: (names: readonly string[], question: string) => `Take back ${listed(names)} in “${question}”`,
  chooseInstead: (names: readonly string[], before: readonly string[], question: string) =>
    `Choose ${listed(names)} instead of ${listed(before)} in “${question}”`,
  answerRow: (name: string, row: string, question: string) => `Answer “${name}” for “${row}” in “${question}”`,
  answerFor: (change: string, concept: string) => `${change} (for “${concept}”)`,
  openWith: (name: string, value: string) => `Open the link with ${name}=${value}`,
  openWithout: (name: string) => `Open the link without ${name}`,
  drawAnew: 'Draw the concepts anew, so that this one is among them',

  // Answers
  noAnswers: 'Nothing is answered yet.',
  filled: 'filled in for you',
  reopen: (question: string) => `Open again: ${question}`,
  waiting: (count: number) =>
    `${times(count, 'more answer')} will count again when ${count === 1 ? 'its question is' : 'their questions are'} shown.`,
  welcome: 'Welcome',

  // Link and draws
  parameters: 'Parameters of the link',
  parametersHint: 'What stands behind the question mark of the link. Conditions of this guide ask for the named ones.',
  noParameters: 'No condition asks for a parameter of the link.',
  parameterName: 'Name of the parameter',
  otherParameter: 'Another parameter',
  add: 'Add',
  removeParameter: (name: string) => `Remove ${name}`,
  notSet: 'not set',
  seed: 'Seed of the draws',
  seedHint: 'The same seed gives the same interview: order of options, concepts and screens.',
  newDraw: 'New draw',
  firstOf: (block: string) => `Concept that comes first in “${block}”`,
  asDrawn: 'As drawn',
  drawn: (names: readonly string[]) => `This interview shows ${names.map((name) => `“${name}”`).join(', then ')}.`,
  drawnNone: 'This interview shows none of them.',
  drawnLater: 'Answers to come decide which ones are shown.',
  pins: 'Keep while drawing anew',
  pinned: { concepts: 'Concepts and their order', optionOrder: 'Order of options', screens: 'Screens of MaxDiff' },
};
