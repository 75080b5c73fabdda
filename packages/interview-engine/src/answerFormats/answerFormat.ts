import type { MessageLanguage } from '@guide-studio/guide-core';
import type { Guide } from '../plan/plan.ts';
import type { AnswerTable, ListedInterview } from '../results/answerTable.ts';
import type { ShownWithAnswer } from '../results/shownWithAnswer.ts';
import type { CsvOptions } from './csv.ts';

/** How answers are written. A format says which of these it reads. */
export interface AnswerFormatOptions extends CsvOptions {
  /** Options as texts, or as their position in the guide from 1. Default: texts. */
  readonly answersAs?: 'text' | 'codes';
  /** The language of the codebook. Default: English. */
  readonly language?: MessageLanguage;
  /** The guide of the study, for external ids in the codebook. */
  readonly guide?: Guide;
}

/** What a format is given to write. */
export interface WrittenAnswers {
  /** As typed columns. */
  readonly table: AnswerTable;
  /** As the service lists them, with what was shown. */
  readonly interviews: readonly (ListedInterview & { readonly shown?: readonly ShownWithAnswer[] })[];
}

/** A file with answers. */
export interface AnswerFile {
  /** What it is, as a part of its name. */
  readonly kind: 'answers' | 'codebook';
  /** The ending of its name, without a dot. */
  readonly extension: string;
  /** With the encoding where it matters: `text/csv;charset=utf-8`. */
  readonly mediaType: string;
  /** Text is to be saved as UTF-8, as it is: a CSV begins with a byte order mark. */
  readonly content: string | Uint8Array;
}

/**
 * A way to write the answers of a study. It is pure and runs in Node and in browsers.
 *
 * A format that spreadsheets open writes its rows with `csvOf`, so that no text runs as a formula.
 *
 * `writeAnswers` takes any. To add one to Guide Studio, write a module that exports it and list it in
 * `allAnswerFormats.ts`: the command, the window and their texts follow from the list.
 */
export interface AnswerFormat {
  /** Its name in the command, such as `csv`. */
  readonly id: string;
  /** Its name in a choice, and what it is for, as a sentence. */
  readonly title: Readonly<Record<MessageLanguage, string>>;
  /** Says for which programs it is, for people who choose. */
  readonly about: Readonly<Record<MessageLanguage, string>>;
  /** True if it is made of the table, so that the transcripts of interviews with follow-ups are read. */
  readonly isTable: boolean;
  /**
   * The options that it reads: the others are refused by the command, hidden in the window, and not passed on. Without
   * `answersAs`, cells of single choices are texts; options of multiple choices are always columns of codes, whose meaning is
   * in `Column.values`.
   */
  readonly options: readonly Exclude<keyof AnswerFormatOptions, 'language'>[];
  /** Returns its files, the answers first. */
  readonly write: (answers: WrittenAnswers, options: AnswerFormatOptions) => readonly AnswerFile[];
}
