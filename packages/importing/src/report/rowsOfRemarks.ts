import type { MessageLanguage } from '@guide-studio/guide-core';
import type { FormatRemark } from '@guide-studio/guide-core/files';
import type { ReportRow } from './report.ts';

/** A row of a report with its sentence. */
export interface WordedRow extends ReportRow {
  readonly message: string;
}

/** Returns the remarks of a format of guides, which has no report of its own, as rows of one. */
export const rowsOfRemarks = (
  remarks: readonly FormatRemark[],
  text: string,
  language: MessageLanguage = 'en',
): readonly WordedRow[] => {
  const lines = text.split(/\r\n|[\r\n]/u);
  return remarks.map(({ line, message }) => ({
    kind: 'text',
    place: line === null ? '' : `line ${line}`,
    text: line === null ? '' : (lines[line - 1] ?? ''),
    verdict: 'lost',
    rule: null,
    code: null,
    params: {},
    target: null,
    message: message[language],
  }));
};
