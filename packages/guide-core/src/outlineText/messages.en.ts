import type { RemarkWords } from './messages.types.ts';

export const englishRemarks: RemarkWords = {
  unknownTag: (line, text) =>
    `Line ${line}: the word in brackets is not a known type and stays part of the text: “${text}”`,
  routing: (line, text) => `Line ${line}: conditions are not read from text. Set them in the guide: “${text}”`,
  routingLine: (line, text) =>
    `Line ${line}: left out, because conditions are not read from text. Set them in the guide: “${text}”`,
  notAQuestion: (line, text) =>
    `Line ${line}: this became an open question. If it is only to be read, add [statement]: “${text}”`,
  looseRow: (line, text) => `Line ${line}: a row without a question became a question: “${text}”`,
  emptyBlock: (line, text) => `Line ${line}: a block without questions gets an empty question: “${text}”`,
  notInScreener: (line, text) =>
    `Line ${line}: a screener can contain only multiple choice questions, and this question has another type: “${text}”`,
};
