import { type JsonObject, maximumBytes } from '@guide-studio/guide-core';
import type { FormatOptions, FormatRemark, GuideFormat } from '@guide-studio/guide-core/files';
import { groupsOf, placesIn } from './report/groups.ts';
import { messageOfRow } from './report/messageOfRow.ts';
import { remark } from './report/remark.ts';
import type { ReportRow } from './report/report.ts';
import { guideOf } from './source/guideOf.ts';
import type { Accepted } from './source/proposals.ts';
import type { SourceStudy } from './source/study.ts';
import { tooMuch } from './source/tooMuch.ts';

export { remark } from './report/remark.ts';
export { mostQuestions } from './source/tooMuch.ts';

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

/**
 * Returns a format that reads questionnaires as guides. What is too large is refused before it is read. Whatever else is
 * in a file, there is a guide or a sentence: parts in one another that are too deep for the machine, and mistakes of the
 * reader itself, are named too.
 */
export function importFormat({ readStudy, ...format }: StudyFormat): ImportFormat {
  return {
    ...format,
    read: async (bytes, options) => {
      const { signal, onProgress, accepted } = options;
      signal?.throwIfAborted();
      if (bytes.length > mostBytes) return { ok: false, issues: [tooLarge] };
      try {
        const read = await readStudy(bytes, options);
        signal?.throwIfAborted();
        if (!read.ok) return read;
        onProgress?.(0.5);
        return readImport(read.study, accepted);
      } catch (error) {
        signal?.throwIfAborted();
        return { ok: false, issues: [error instanceof RangeError ? tooDeep : failed(error)] };
      }
    },
  };
}

/** Returns the guide of a questionnaire with its remarks; why there is none, if it is too long or no question is left. */
function readImport(study: SourceStudy, accepted?: Accepted): ReadImport {
  const refused = tooMuch(study);
  if (refused !== null) return { ok: false, issues: [refused] };
  const { guide, translations, rows } = guideOf(study, accepted);
  if (mayBeLarge(rows) && bytesOf(JSON.stringify(guide, null, 2)) > maximumBytes)
    return { ok: false, issues: [largeGuide] };
  const { studyGuide } = guide;
  if (!Array.isArray(studyGuide) || studyGuide.length === 0)
    return { ok: false, issues: [...remarksOf(rows), nothingLeft] };
  return {
    ok: true,
    guide,
    translations,
    rows,
    // Few ask for it, and it takes as long as the guide.
    get report() {
      return remarksOf(rows);
    },
  };
}

const remarksOf = (rows: readonly ReportRow[]): readonly FormatRemark[] =>
  groupsOf(rows).map((group): FormatRemark => {
    const [{ code, verdict }] = group;
    return { code: code ?? verdict, line: null, message: { en: sentenceOf(group, 'en'), de: sentenceOf(group, 'de') } };
  });

/** Returns false for a guide that is much smaller than the largest one: the parts of its source say so. */
const mayBeLarge = (rows: readonly ReportRow[]): boolean =>
  rows.reduce((sum, { text }) => sum + text.length + usualPart, 0) * 3 > maximumBytes;

/** A part has about so many characters in a guide beside its text. */
const usualPart = 500;

/** Returns how many bytes a text has in UTF-8; of a short one, no more than it may have. */
function bytesOf(text: string): number {
  if (text.length * 3 <= maximumBytes) return text.length;
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Of a pair of surrogates, each half has two.
    if (code > 0x7f) bytes += code > 0x7ff && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

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
const largeGuide = remark(
  'largeGuide',
  'The guide of it would have more than 50 MB, the limit for a guide. Import it in parts.',
  'Sein Leitfaden hätte mehr als 50 MB, die Grenze für einen Leitfaden. Importieren Sie es in Teilen.',
);
const tooDeep = remark(
  'tooDeepOrLong',
  'Parts of the file are deeper in one another, or longer, than a questionnaire needs. Check that it is the right file.',
  'Teile der Datei liegen tiefer ineinander oder sind länger, als ein Fragebogen braucht. Prüfen Sie, ob es die richtige Datei ist.',
);
const failed = (error: unknown): FormatRemark => {
  const what = String(error).slice(0, 200);
  return remark(
    'failed',
    `The file could not be read, because of a mistake in the reader (${what}). Report it, or save the questionnaire in another format.`,
    `Die Datei konnte wegen eines Fehlers im Leser nicht gelesen werden (${what}). Melden Sie ihn, oder speichern Sie den Fragebogen in einem anderen Format.`,
  );
};

const more = { en: (left: number) => ` and ${left} more`, de: (left: number) => ` und ${left} weitere` } as const;

function sentenceOf(rows: readonly [ReportRow, ...ReportRow[]], language: 'en' | 'de'): string {
  const { listed, left } = placesIn(rows);
  return `${listed.join(', ')}${left > 0 ? more[language](left) : ''}: ${messageOfRow(rows[0], language)}`;
}
