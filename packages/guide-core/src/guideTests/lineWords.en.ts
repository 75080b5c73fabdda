import type { LineWords } from './lineWords.types.ts';

export const englishLines: LineWords = {
  link: (name, value) => `Link: ${name} = ${value}`,
  concepts: (names) => `Concepts drawn first: ${names}`,
  answers: (question, answer) => `${question} → ${answer}`,
  ownOption: (text) => `an answer of their own: ${text}`,
  ownOptionOf: (question) => `their own answer to “${question}”`,
  usualAnswers: 'Other questions get plausible answers.',
  outcome: { complete: 'Completes the interview', screened_out: 'Is screened out' },
  numbered: (number, question) => `Q${number} ${question}`,
  shown: (names) => `Is shown: ${names}`,
  notShown: (names) => `Is not shown: ${names}`,
  inOrder: (names) => `In this order: ${names}`,
  exactly: (count) => (count === 1 ? 'Is shown only this question' : `Is shown exactly these ${count} questions`),
  options: (question, names) => `${question} shows: ${names}`,
  conceptsShown: (names) => `Sees the concepts: ${names}`,
  closing: (text) => `Closing message: ${text}`,
};
