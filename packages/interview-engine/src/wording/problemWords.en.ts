import type { ProblemWords } from './problemMessageOf.ts';

export const englishProblems: ProblemWords = {
  notThisStep: () => 'The interview is at another question now. Reload the page to go on from there.',
  alreadyAnswered: () =>
    'This question already has another answer. Reload the page to go on, or go back to the question to change it.',
  interviewEnded: () => 'This interview has ended, so its answers can no longer be changed. You can close the page.',
  nothingBefore: () => 'This is the first page, so there is nothing to go back to. Go on with this one.',
  wrongForm: ({ expected }) => `The answer could not be read. Send it in the form ${expected}.`,
  textMissing: () => 'Your answer is still empty. Write a few words, then go on.',
  notStorable: () => 'Your answer holds a character that cannot be stored. Delete it or type the text again.',
  nothingSelected: () => 'Nothing is selected yet. Choose an answer, then go on.',
  onlyOne: () => 'This question takes one answer. Keep the one that fits best.',
  tooFew: ({ minimum }) => `Select at least ${counted(minimum, 'answer')}, then go on.`,
  tooMany: ({ maximum }) => `Select at most ${counted(maximum, 'answer')}. Clear the ones that fit least.`,
  unknownOption: () => 'One of the selected answers is not part of this question. Reload the page and choose again.',
  repeatedOption: () => 'One of the answers is selected twice. Keep it once, then go on.',
  exclusiveWithOthers: ({ option }) =>
    `“${option}” cannot be combined with other answers. Clear the other answers, or this one.`,
  ownNotAllowed: () => 'This question takes only the listed answers. Choose from the list.',
  ownMissing: () => 'Your own answer is still empty. Write it, or clear it.',
  rankingIncomplete: ({ ranked, total }) => `You have ranked ${ranked} of ${total}. Rank every entry.`,
  cellMissing: ({ row }) => `“${row}” has no answer yet. Choose one for every row.`,
  unknownRow: () => 'One of the rows is not part of this question. Reload the page and answer again.',
  screensIncomplete: ({ answered, total }) =>
    `You have answered ${answered} of ${total} screens. Choose the best and the worst on each.`,
  notOnScreen: ({ screen }) => `On screen ${screen}, choose the best and the worst of what is shown there.`,
  bestIsWorst: ({ screen }) =>
    `On screen ${screen}, the same entry is the best and the worst. Choose two different ones.`,
  notWatched: ({ video }) => `“${video}” was not played to the end. Play it, then go on.`,
};

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
