import type { LineWords } from './lineWords.types.ts';

export const germanLines: LineWords = {
  link: (name, value) => `Link: ${name} = ${value}`,
  concepts: (names) => `Zuerst gezogene Konzepte: ${names}`,
  answers: (question, answer) => `${question} → ${answer}`,
  ownOption: (text) => `eine eigene Antwort: ${text}`,
  ownOptionOf: (question) => `die eigene Antwort auf „${question}“`,
  usualAnswers: 'Andere Fragen bekommen plausible Antworten.',
  outcome: { complete: 'Schließt das Interview ab', screened_out: 'Scheidet im Screener aus' },
  numbered: (number, question) => `F${number} ${question}`,
  shown: (names) => `Sieht: ${names}`,
  notShown: (names) => `Sieht nicht: ${names}`,
  inOrder: (names) => `In dieser Reihenfolge: ${names}`,
  exactly: (count) => (count === 1 ? 'Sieht nur diese Frage' : `Sieht genau diese ${count} Fragen`),
  options: (question, names) => `${question} zeigt: ${names}`,
  conceptsShown: (names) => `Sieht die Konzepte: ${names}`,
  closing: (text) => `Abschlusstext: ${text}`,
};
