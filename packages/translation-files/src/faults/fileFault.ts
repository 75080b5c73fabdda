import type { TextIssue } from '@guide-studio/guide-core/files';

/** What a cell is whose text is not what a spreadsheet shows. */
export type OddKind = 'formula' | 'error' | 'date' | 'truth' | 'form';

/** Why a file for translators is not read or not written, as data. */
export type FileFault =
  /** The name ends in nothing that is known. */
  | { readonly code: 'otherEnding' }
  | { readonly code: 'tooLarge'; readonly megabytes: number }
  /** It is packed, and unpacked it is larger than that. */
  | { readonly code: 'unpacksTooMuch'; readonly megabytes: number }
  /** The bytes are none of the format. */
  | { readonly code: 'unreadable'; readonly format: 'xlsx' | 'csv' | 'xlf' }
  /** `last`: the cell that the sheet reaches to. */
  | { readonly code: 'tooManyCells'; readonly last: string; readonly most: number }
  /** `cell`: its name, such as `F3`. */
  | { readonly code: 'oddCell'; readonly cell: string; readonly kind: OddKind }
  | { readonly code: 'otherText'; readonly issue: TextIssue }
  /** It names entities or another document, which are never read. */
  | { readonly code: 'doctype' }
  /** `line`: from 1. */
  | { readonly code: 'brokenXml'; readonly line: number }
  | { readonly code: 'notXliff' }
  | { readonly code: 'otherVersion'; readonly version: string }
  /** `language`: as the file has it; empty if it names none. */
  | { readonly code: 'otherLanguage'; readonly language: string }
  | { readonly code: 'tooManyUnits'; readonly most: number }
  /** `row`: from 1, as spreadsheets count. */
  | { readonly code: 'longCell'; readonly row: number; readonly most: number };
