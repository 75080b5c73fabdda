import type { ProblemWords } from './problemWords.types.ts';

/** Problems without words, for languages without a translation: what is concerned, and a sign or number. */
export const wordlessProblems: ProblemWords = {
  notThisStep: () => '⟳',
  alreadyAnswered: () => '⟳',
  interviewEnded: () => '■',
  nothingBefore: () => '⇤',
  wrongForm: ({ expected }) => `≠ ${expected}`,
  textMissing: () => '✎ …',
  notStorable: () => '✎ ≠',
  textTooLong: ({ maximum }) => `✎ ≤ ${maximum}`,
  nothingSelected: () => '☐ → ☑',
  onlyOne: () => '☑ = 1',
  tooFew: ({ minimum }) => `☑ ≥ ${minimum}`,
  tooMany: ({ maximum }) => `☑ ≤ ${maximum}`,
  unknownOption: () => '⟳',
  repeatedOption: () => '☑ × 2',
  exclusiveWithOthers: ({ option }) => `☑ “${option}” = 1`,
  ownNotAllowed: () => '✎ ≠',
  ownMissing: () => '✎ …',
  rankingIncomplete: ({ ranked, total }) => `${ranked} / ${total}`,
  cellMissing: ({ row }) => `“${row}”: …`,
  unknownRow: () => '⟳',
  screensIncomplete: ({ answered, total }) => `${answered} / ${total}`,
  notOnScreen: ({ screen }) => `${screen}: + / −`,
  bestIsWorst: ({ screen }) => `${screen}: + ≠ −`,
  notWatched: ({ video }) => `“${video}” ▶ 100 %`,
};
