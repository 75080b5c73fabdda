import type { RemarkWords } from './messages.types.ts';

export const germanRemarks: RemarkWords = {
  unknownTag: (line, text) =>
    `Zeile ${line}: Das Wort in Klammern ist kein bekannter Typ und bleibt im Text: „${text}“`,
  routing: (line, text) =>
    `Zeile ${line}: Bedingungen werden nicht aus Text gelesen. Setzen Sie sie im Leitfaden: „${text}“`,
  routingLine: (line, text) =>
    `Zeile ${line}: weggelassen, weil Bedingungen nicht aus Text gelesen werden. Setzen Sie sie im Leitfaden: „${text}“`,
  notAQuestion: (line, text) =>
    `Zeile ${line}: Daraus wurde eine offene Frage. Wenn sie nur gelesen werden soll, ergänzen Sie [hinweistext]: „${text}“`,
  looseRow: (line, text) => `Zeile ${line}: Eine Matrixzeile ohne Frage wurde zu einer Frage: „${text}“`,
  emptyBlock: (line, text) => `Zeile ${line}: Ein Block ohne Fragen bekommt eine leere Frage: „${text}“`,
  notInScreener: (line, text) =>
    `Zeile ${line}: Ein Screener kann nur Auswahlfragen enthalten, und diese Frage hat einen anderen Typ: „${text}“`,
};
