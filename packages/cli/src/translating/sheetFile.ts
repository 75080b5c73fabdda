import { readFile } from 'node:fs/promises';
import type { Sheet } from '@guide-studio/guide-core';
import { byteOrderMark, csvOf } from '@guide-studio/host/common';
import { csvRows, unguarded } from './csvRows.ts';

/** Spreadsheets take no longer text in a cell. */
export const mostInCell = 32_767;

export type SheetFormat = 'xlsx' | 'csv';

/** Returns the format that a name ends in; null for another one. */
export function sheetFormatOf(file: string): SheetFormat | null {
  const ending = /\.(xlsx|csv)$/iu.exec(file)?.[1]?.toLowerCase();
  return ending === 'xlsx' || ending === 'csv' ? ending : null;
}

/** Returns a sheet as the bytes of a file. The head stays in view in an `xlsx`, and its cells are texts. */
export async function sheetBytes(sheet: Sheet, format: SheetFormat): Promise<Uint8Array> {
  if (format === 'csv') return Buffer.from(byteOrderMark + csvOf(sheet));
  const { default: writeXlsx } = await import('write-excel-file/node');
  const cells = sheet.map((row, index) =>
    row.map((value) => ({
      value,
      type: String,
      wrap: true,
      alignVertical: 'top' as const,
      ...(index === 0 ? { fontWeight: 'bold' as const } : {}),
    })),
  );
  const widths = (sheet[0] ?? []).map((name) => ({ width: name.endsWith(' state') ? 10 : 40 }));
  return await writeXlsx(cells, { columns: widths, stickyRowsCount: 1 }).toBuffer();
}

/**
 * Reads a sheet file. `texts` are those that it may have: CSV files mark some so that they do not run as formulas, and
 * these marks are removed. Rejects if the file cannot be read, or is none of its format.
 */
export async function readSheet(path: string, format: SheetFormat, texts: Iterable<string>): Promise<Sheet> {
  const bytes = await readFile(path);
  if (format === 'csv') {
    const original = unguarded(texts);
    return csvRows(bytes.toString('utf8')).map((row) => row.map(original));
  }
  const { readSheet: readXlsx } = await import('read-excel-file/node');
  const rows = await readXlsx(bytes, { trim: false });
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}
