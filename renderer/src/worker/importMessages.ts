import type { JsonObject, MessageLanguage } from '@guide-studio/guide-core';
import type { ConditionCount, ReportRow } from '@guide-studio/importing';

/** Larger files are not read, in bytes; the formats refuse them, too. */
export const mostImportBytes = 20 * 1024 * 1024;

/** What the window asks of the worker for imports. `id`: counts the questions; an answer has that of its question. */
export interface ImportQuestion {
  readonly id: number;
  /** The name of the file, with its ending. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The numbers of the proposals that are accepted. */
  readonly accepted: readonly number[];
  readonly language: MessageLanguage;
}

/** What became of a part of a file. */
export interface ImportedRow extends ReportRow {
  /** In the language of the window; empty for a part that the guide has as it was. */
  readonly message: string;
}

/** A file as a guide. */
export interface ReadFile {
  /** The name of its format. */
  readonly format: string;
  readonly guide: JsonObject;
  /** The file of translations beside the guide; null if there are none. */
  readonly translations: JsonObject | null;
  readonly conditions: ConditionCount;
  readonly rows: readonly ImportedRow[];
}

/** What the worker answers. `done`: from 0 to 1. */
export type ImportReply =
  | { readonly id: number; readonly kind: 'progress'; readonly done: number }
  | { readonly id: number; readonly kind: 'read'; readonly read: ReadFile }
  /** No format recognises it; the names of those that can be read. */
  | { readonly id: number; readonly kind: 'unknown'; readonly formats: readonly string[] }
  /** Why it is no guide, in sentences. */
  | { readonly id: number; readonly kind: 'refused'; readonly sentences: readonly string[] };
