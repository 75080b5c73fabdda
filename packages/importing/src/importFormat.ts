import type { JsonObject } from '@guide-studio/guide-core';
import type { FormatOptions, FormatRemark, GuideFormat } from '@guide-studio/guide-core/files';
import { groupsOf, placesIn } from './report/groups.ts';
import { messageOfRow } from './report/messageOfRow.ts';
import type { ReportRow } from './report/report.ts';
import { guideOf } from './source/guideOf.ts';
import type { Accepted } from './source/proposals.ts';
import type { SourceStudy } from './source/study.ts';

/** What a format gets beside the bytes of a file. */
export interface ImportOptions extends FormatOptions {
  /** Which proposals are accepted; none by default. */
  readonly accepted?: Accepted;
}

/** A guide that was made of a questionnaire, with what became of every part of it; or why there is none. */
export type ReadImport =
  | {
      readonly ok: true;
      readonly guide: JsonObject;
      /** The file of translations beside the guide; null if the source has one language. */
      readonly translations: JsonObject | null;
      /** What is not as it was, as remarks: the worst first, those that say the same together. */
      readonly report: readonly FormatRemark[];
      /** A row for each part of the source, in order. */
      readonly rows: readonly ReportRow[];
    }
  | { readonly ok: false; readonly issues: readonly FormatRemark[] };

/** Returns true for what a format of questionnaires read; formats of guides have no rows. */
export const isImport = (read: object): read is Extract<ReadImport, { readonly ok: true }> => 'rows' in read;

/** A format of questionnaires of another tool. */
export interface ImportFormat extends GuideFormat {
  readonly read: (bytes: Uint8Array, options: ImportOptions) => Promise<ReadImport>;
}

/** A questionnaire in the one form for all formats, or why there is none. */
export type ReadStudy =
  | { readonly ok: true; readonly study: SourceStudy }
  | { readonly ok: false; readonly issues: readonly FormatRemark[] };

/** What a format has of its own. */
export interface StudyFormat extends Omit<GuideFormat, 'read' | 'write'> {
  readonly readStudy: (bytes: Uint8Array, options: ImportOptions) => ReadStudy | Promise<ReadStudy>;
}

/** No file of a questionnaire is larger, in bytes. */
export const mostBytes = 20 * 1024 * 1024;

/** No questionnaire has more questions. */
export const mostQuestions = 10_000;

/** Returns a format that reads questionnaires as guides. What is too large is refused before it is read. */
export function importFormat({ readStudy, ...format }: StudyFormat): ImportFormat {
  return {
    ...format,
    read: async (bytes, options) => {
      const { signal, onProgress, accepted } = options;
      signal?.throwIfAborted();
      if (bytes.length > mostBytes) return { ok: false, issues: [tooLarge] };
      const read = await readStudy(bytes, options);
      signal?.throwIfAborted();
      if (!read.ok) return read;
      onProgress?.(0.5);
      return readImport(read.study, accepted);
    },
  };
}

/** Returns the guide of a questionnaire with its remarks; why there is none, if it is too long or no question is left. */
function readImport(study: SourceStudy, accepted?: Accepted): ReadImport {
  const questions = study.blocks.reduce((sum, { items, left }) => sum + items.length + left.length, 0);
  if (questions > mostQuestions) return { ok: false, issues: [tooLong] };
  const { guide, translations, rows } = guideOf(study, accepted);
  const report = groupsOf(rows).map((group): FormatRemark => {
    const [{ code, verdict }] = group;
    return { code: code ?? verdict, line: null, message: { en: sentenceOf(group, 'en'), de: sentenceOf(group, 'de') } };
  });
  const { studyGuide } = guide;
  return Array.isArray(studyGuide) && studyGuide.length > 0
    ? { ok: true, guide, translations, rows, report }
    : { ok: false, issues: [...report, nothingLeft] };
}

/** Returns a remark about a whole file. */
export const remark = (code: string, en: string, de: string): FormatRemark => ({
  code,
  line: null,
  message: { en, de },
});

const nothingLeft = remark(
  'nothingLeft',
  'It has no question that a guide can have.',
  'Es hat keine Frage, die ein Leitfaden haben kann.',
);
const tooLarge = remark(
  'tooLarge',
  'The file has more than 20 MB, which no questionnaire needs. Check that it is the right file.',
  'Die Datei hat mehr als 20 MB, mehr als ein Fragebogen braucht. Prüfen Sie, ob es die richtige Datei ist.',
);
const tooLong = remark(
  'tooLong',
  'It has more than 10,000 questions. Import it in parts.',
  'Es hat mehr als 10.000 Fragen. Importieren Sie es in Teilen.',
);

const more = { en: (left: number) => ` and ${left} more`, de: (left: number) => ` und ${left} weitere` } as const;

function sentenceOf(rows: readonly [ReportRow, ...ReportRow[]], language: 'en' | 'de'): string {
  const { listed, left } = placesIn(rows);
  return `${listed.join(', ')}${left > 0 ? more[language](left) : ''}: ${messageOfRow(rows[0], language)}`;
}
