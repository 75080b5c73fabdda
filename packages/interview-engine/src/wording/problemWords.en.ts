import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { ProblemWords } from './problemWords.types.ts';

const { counted, number } = pluralsOf('en');

export const englishProblems: ProblemWords = {
  notThisStep: () => 'The interview has moved on to another question. Reload the page to continue there.',
  alreadyAnswered: () =>
    'This question already has another answer. Reload the page to continue, or go back to the question to change it.',
  interviewEnded: () => 'This interview has ended, so its answers can no longer be changed. You can close the page.',
  nothingBefore: () => 'This is the first page, so there is nothing to go back to. Continue from here.',
  wrongForm: ({ expected }) => `The answer could not be read. Send it in the form ${expected}.`,
  textMissing: () => 'Your answer is still empty. Write a few words, then continue.',
  notStorable: () => 'Your answer contains a character that cannot be stored. Delete it, or type the text again.',
  textTooLong: ({ maximum }) =>
    `Your answer is too long to store. Shorten it to ${number(maximum)} characters, then continue.`,
  nothingSelected: () => 'Nothing is selected yet. Select an answer, then continue.',
  onlyOne: () => 'You can select only one answer. Keep the one that fits best.',
  tooFew: ({ minimum }) => `Select at least ${counted(minimum, { one: 'answer', other: 'answers' })}, then continue.`,
  tooMany: ({ maximum }) =>
    `Select at most ${counted(maximum, { one: 'answer', other: 'answers' })}. Clear the ones that fit least.`,
  unknownOption: () => 'One of the selected answers is not part of this question. Reload the page and choose again.',
  repeatedOption: () => 'One of the answers is selected twice. Keep it once, then continue.',
  exclusiveWithOthers: ({ option }) =>
    `“${option}” cannot be combined with other answers. Clear the other answers, or this one.`,
  ownNotAllowed: () => 'You can select only the listed answers. Select one from the list.',
  ownMissing: () => 'Your own answer is still empty. Write it, or clear it.',
  rankingIncomplete: ({ ranked, total }) => `You have ranked ${ranked} of ${total}. Rank every entry.`,
  cellMissing: ({ row }) => `“${row}” has no answer yet. Select one for every row.`,
  unknownRow: () => 'One of the rows is not part of this question. Reload the page and answer again.',
  screensIncomplete: ({ answered, total }) =>
    `You have answered ${answered} of ${total} screens. Select the best and the worst option on each.`,
  notOnScreen: ({ screen }) => `On screen ${screen}, select the best and the worst of the options shown there.`,
  bestIsWorst: ({ screen }) =>
    `On screen ${screen}, the same option is the best and the worst. Select two different ones.`,
  notWatched: ({ video }) => `“${video}” was not played to the end. Play it, then continue.`,
};
