import { isolated } from '@guide-studio/guide-core';
import type { PathsWords } from './pathsWords.types.ts';

export const englishPaths: PathsWords = {
  shownTo: {
    always: 'Shown to everyone.',
    sometimes: 'Shown to some participants.',
    undecided: 'Not known: the conditions before it are too many to work out.',
  },
  shownToPassing: 'Shown to everyone who passes the screener.',
  shownToNobody: 'Shown to nobody.',
  shownToScreenedOut: 'Shown only to participants who are then screened out.',
  unasked: (questions) => `Also shown to participants who are not asked ${questions}: “does not include” is then met.`,
  beyond: (criteria) => `And so only when ${criteria.join('; ')}`,
  condition: (owner, condition) => `${owner}: ${condition}`,
  criterion: (owner, criterion) => `${owner} is shown only when ${criterion}`,
  screening: (question, options) => `${question} ends the interview for ${options}`,
  carried: (question, source) => `${question} shows only options selected in ${source}`,
  because: (count) => (count === 1 ? 'This can never be met:' : 'These can never be met together:'),
  noPlace: 'The block has no concepts, so its questions are never asked.',
  link: (name, value) => `The link has ${name} = ${value}`,
  concepts: (names) => `Concepts drawn: ${names}`,
  anyWay: 'Any answers lead here.',
  cannotHold: (owner, criterion) => `Never met in the condition of ${owner}: ${criterion}.`,
  cannotFail: (owner, criterion) => `Always met in the condition of ${owner}, so it can be removed: ${criterion}.`,
  idle: (owner) => `The condition of ${owner} is always met: its parts together exclude nobody.`,
  redundant: (owner, criterion) =>
    `Changes nothing in the condition of ${owner}, because the rest already ensures it: ${criterion}.`,
  lonely: (question, option) =>
    `${question}: conditions name every option but ${option}. Check that no condition was forgotten.`,
  carriedTooFew: (question, least) =>
    `${question}: fewer options than its minimum of ${least} may be carried here. The minimum is then lowered to them.`,
  repeatedParameter: (owner, name) =>
    `${owner} is shown only if the link has the parameter ${name} twice, with different values. Use “any of” if one value is enough.`,
  quoted: (text) => `“${isolated(text)}”`,
  between: ', ',
  pair: (owner, criteria) =>
    `Condition of ${owner}: ${criteria.map(({ sentence, holds }) => `${sentence} (${holds ? 'met' : 'not met'})`).join('; ')}`,
};
