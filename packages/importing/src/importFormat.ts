import type { FormatOptions, FormatRemark, GuideFormat } from '@guide-studio/guide-core/files';
import { messageOfRow } from './report/messageOfRow.ts';
import type { ReportRow } from './report/report.ts';
import type { Imported } from './source/guideOf.ts';

/** A guide that was made of a questionnaire, with what became of every part of it; or why there is none. */
export type ReadImport =
  | {
      readonly ok: true;
      readonly guide: Imported['guide'];
      /** The rows that are not exact, as remarks. */
      readonly report: readonly FormatRemark[];
      /** A row for each part of the source, in order. */
      readonly rows: readonly ReportRow[];
    }
  | { readonly ok: false; readonly issues: readonly FormatRemark[] };

/** A format of questionnaires of another tool. */
export interface ImportFormat extends GuideFormat {
  readonly read: (bytes: Uint8Array, options: FormatOptions) => Promise<ReadImport>;
}

/** Returns the result of an import with its remarks; why there is none, if no question is left. */
export function readImport({ guide, rows }: Imported): ReadImport {
  const report = rows.flatMap((row): readonly FormatRemark[] =>
    row.verdict === 'exact'
      ? []
      : [
          {
            code: row.code ?? row.verdict,
            line: null,
            message: { en: sentenceOf(row, 'en'), de: sentenceOf(row, 'de') },
          },
        ],
  );
  const { studyGuide } = guide;
  return Array.isArray(studyGuide) && studyGuide.length > 0
    ? { ok: true, guide, rows, report }
    : { ok: false, issues: [...report, nothingLeft] };
}

const nothingLeft: FormatRemark = {
  code: 'nothingLeft',
  line: null,
  message: {
    en: 'It has no question that a guide can have.',
    de: 'Es hat keine Frage, die ein Leitfaden haben kann.',
  },
};

const sentenceOf = (row: ReportRow, language: 'en' | 'de'): string =>
  `${row.place}: “${row.text}” — ${messageOfRow(row, language)}`;
