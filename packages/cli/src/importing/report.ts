import { reportLines, summaryOf, type WordedRow } from '@guide-studio/importing';
import type { GuideFormat } from '@guide-studio/guide-core/files';
import { reportHtml } from './reportHtml.ts';

/** The forms in which `guide import` reports what became of every part of a file. */
export const reportForms = ['text', 'json', 'html'] as const;
export type ReportForm = (typeof reportForms)[number];

/** Returns a report in a form, as the content of a file. */
export function reportIn(
  form: ReportForm,
  file: string,
  { id, title }: Pick<GuideFormat, 'id' | 'title'>,
  rows: readonly WordedRow[],
): string {
  switch (form) {
    case 'text':
      return `${reportLines(rows).join('\n')}\n`;
    case 'json':
      return `${JSON.stringify({ format: id, summary: summaryOf(rows), rows: rows.map(dataOf) }, null, 2)}\n`;
    case 'html':
      return reportHtml(file, title.en, rows);
  }
}

const dataOf = (row: WordedRow) => ({
  kind: row.kind,
  place: row.place,
  text: row.text,
  verdict: row.verdict,
  rule: row.rule,
  code: row.code,
  message: row.message,
  target: row.target,
});
