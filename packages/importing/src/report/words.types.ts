import type { RowCode } from './report.ts';

/** Parts of the source that a sentence names. */
export type RowParams = Readonly<Record<string, string>>;

/** What became of parts of a questionnaire, in one language. */
export interface ReportWords {
  readonly sentences: Readonly<Record<RowCode, (params: RowParams) => string>>;
  /** What a rule of translation does. */
  readonly rules: Readonly<Record<number, string>>;
  readonly sameMeaning: string;
}
