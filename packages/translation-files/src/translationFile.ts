import { strToU8 } from 'fflate';
import type { JsonObject, LanguageCode } from '@guide-studio/guide-core';
import { isReadColumn } from '@guide-studio/guide-core/internal';
import {
  type ByLanguage,
  guideTexts,
  readTranslationSheet,
  type ReadSheet,
  type Sheet,
  translationSheet,
} from '@guide-studio/guide-core/translations';
import { csvRows } from '@guide-studio/importing';
import type { FileFault } from './faults/fileFault.ts';
import { FileRefused } from './faults/fileRefused.ts';
import { csvText } from './sheets/csvText.ts';
import { mostInCell, sheetBytes } from './sheets/sheetBytes.ts';
import { unguarded } from './sheets/unguarded.ts';
import { mostCells, xlsxRows } from './sheets/xlsxRows.ts';
import { mostMegabytes, type TranslationFormat, translationFormatOf } from './translationFormat.ts';
import { xliffOf } from './xliff/xliffOf.ts';
import { xliffSheet } from './xliff/xliffSheet.ts';

/** A guide and its translations so far. */
export interface Translated {
  readonly guide: JsonObject;
  /** As `translationsOf` returns them. */
  readonly known: ByLanguage;
}

export interface WrittenFor extends Translated {
  /** The language of the questions. */
  readonly from: LanguageCode;
  /** The languages of the file; XLIFF has the first one only. */
  readonly to: readonly LanguageCode[];
}

/** A file, or why there is none. */
export type WrittenFile =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** Writes every text that participants read as a file for translators. */
export async function writeTranslationFile(format: TranslationFormat, of: WrittenFor): Promise<WrittenFile> {
  const { guide, known, from, to } = of;
  if (format === 'xlf') {
    const [language = from] = to;
    return { ok: true, bytes: new Uint8Array(strToU8(xliffOf(guide, known, from, language))) };
  }
  const sheet = translationSheet(guide, known, to);
  const long = sheet.findIndex((row) => row.some((cell) => cell.length > mostInCell));
  if (format === 'xlsx' && long !== -1)
    return { ok: false, faults: [{ code: 'longCell', row: long + 1, most: mostInCell }] };
  return { ok: true, bytes: await sheetBytes(sheet, format) };
}

/** What a file has that is new or changed, or why it is not read. */
export type ReadFile =
  | ({ readonly ok: true; readonly format: TranslationFormat } & ReadSheet & {
        /** The number of translations in the file by language, also of those that are here already. */
        readonly filled: ReadonlyMap<string, number>;
      })
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/**
 * Reads a file that a translator filled in. Its format is known by the ending of its name. Never rejects: what is not
 * understood is data.
 */
export async function readTranslationFile(name: string, bytes: Uint8Array, of: Translated): Promise<ReadFile> {
  const { guide, known } = of;
  const format = translationFormatOf(name);
  if (format === null) return { ok: false, faults: [{ code: 'otherEnding' }] };
  if (bytes.length > mostMegabytes * 1024 * 1024)
    return { ok: false, faults: [{ code: 'tooLarge', megabytes: mostMegabytes }] };
  try {
    const sheet = await sheetIn(format, bytes, of);
    return { ok: true, format, ...readTranslationSheet(guide, known, sheet), filled: filledIn(sheet) };
  } catch (error) {
    return { ok: false, faults: error instanceof FileRefused ? error.faults : [{ code: 'unreadable', format }] };
  }
}

async function sheetIn(format: TranslationFormat, bytes: Uint8Array, { guide, known }: Translated): Promise<Sheet> {
  if (format === 'xlf') return xliffSheet(csvText(bytes));
  if (format === 'csv') {
    // CSV files mark some texts so that they do not run as formulas; these marks are removed.
    const original = unguarded([
      ...guideTexts(guide).flatMap(({ source, externalId = '', of = '' }) => [source, externalId, of]),
      ...[...known.values()].flat().map(({ text }) => text),
    ]);
    const rows = csvRows(csvText(bytes));
    const cells = rows.reduce((sum, row) => sum + row.length, 0);
    if (cells > mostCells) throw new FileRefused({ code: 'tooManyCells', last: `A${rows.length}`, most: mostCells });
    return rows.map((row) => row.map(original));
  }
  const { sheet, odd: all } = await xlsxRows(bytes);
  const odd = all.filter(({ column }) => isReadColumn(sheet[0]?.[column - 1] ?? ''));
  if (odd.length > 0)
    throw new FileRefused(...odd.map(({ name, kind }) => ({ code: 'oddCell', cell: name, kind }) as const));
  return sheet;
}

function filledIn([head = [], ...rows]: Sheet): ReadonlyMap<string, number> {
  const filled = (column: number): number => rows.filter((row) => (row[column] ?? '').trim() !== '').length;
  return new Map(head.map((name, column) => [name.trim(), filled(column)]));
}
