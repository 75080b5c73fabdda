import type { FormatOptions, FormatRemark, GuideFormat } from '@guide-studio/guide-core/files';
import { groupsOf, placesIn } from './report/groups.ts';
import { messageOfRow } from './report/messageOfRow.ts';
import type { ReportRow } from './report/report.ts';
import type { Imported } from './source/guideOf.ts';

/** A guide that was made of a questionnaire, with what became of every part of it; or why there is none. */
export type ReadImport =
  | {
      readonly ok: true;
      readonly guide: Imported['guide'];
      /** What is not as it was, as remarks: the worst first, those that say the same together. */
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
  const report = groupsOf(rows).map((group): FormatRemark => {
    const [{ code, verdict }] = group;
    return { code: code ?? verdict, line: null, message: { en: sentenceOf(group, 'en'), de: sentenceOf(group, 'de') } };
  });
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

const more = { en: (left: number) => ` and ${left} more`, de: (left: number) => ` und ${left} weitere` } as const;

function sentenceOf(rows: readonly [ReportRow, ...ReportRow[]], language: 'en' | 'de'): string {
  const { listed, left } = placesIn(rows);
  return `${listed.join(', ')}${left > 0 ? more[language](left) : ''}: ${messageOfRow(rows[0], language)}`;
}
