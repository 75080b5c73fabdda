import { answerRows, codebookRows } from '../results/answerRows.ts';
import type { AnswerFormat } from './answerFormat.ts';
import { byteOrderMark, csvOf } from './csv.ts';

/** A row for each interview, and a codebook with a row for each column. */
export const csvFormat: AnswerFormat = {
  id: 'csv',
  title: { en: 'Table (CSV)', de: 'Tabelle (CSV)' },
  about: {
    en: 'For spreadsheets and statistics programs: one line for each interview, and a second file, the codebook, that explains every column.',
    de: 'Für Tabellen- und Statistikprogramme: eine Zeile je Interview und eine zweite Datei, das Codebuch, das jede Spalte erklärt.',
  },
  isTable: true,
  options: ['answersAs', 'separator', 'raw', 'guide'],
  write: ({ table }, options) => {
    const file = { extension: 'csv', mediaType: 'text/csv;charset=utf-8' };
    return [
      { kind: 'answers', ...file, content: byteOrderMark + csvOf(answerRows(table), options) },
      { kind: 'codebook', ...file, content: byteOrderMark + csvOf(codebookRows(table), options) },
    ];
  },
};
