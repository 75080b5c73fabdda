import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Sheet } from '@guide-studio/guide-core/translations';
import { csvOf } from '@guide-studio/interview-engine/answers';
import { byteOrderMark } from '@guide-studio/interview-engine/internal';
import { CommandFailure, wrongUse } from '../commandFailure.ts';
import { systemSentence } from '../systemError.ts';
import { csvRows } from '@guide-studio/importing';
import { unguarded } from './unguarded.ts';
import { csvText } from './csvText.ts';
import { type SheetRead, xlsxRows } from './xlsxRows.ts';

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

/** Larger files are no list of translations. */
const mostMegabytes = 64;

/**
 * Reads a sheet file in a folder. `texts` are those that it may have: CSV files mark some so that they do not run as
 * formulas, and these marks are removed. Throws `CommandFailure` if the file cannot be read, or is none of its format.
 */
export async function readSheet(
  file: string,
  cwd: string,
  format: SheetFormat,
  texts: Iterable<string>,
): Promise<SheetRead> {
  try {
    return await readAs(file, resolve(cwd, file), format, texts);
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    throw wrongUse(systemSentence(error, file) ?? `${file}: this is not a readable ${format} file.`);
  }
}

async function readAs(file: string, path: string, format: SheetFormat, texts: Iterable<string>): Promise<SheetRead> {
  const { size } = await stat(path);
  if (size > mostMegabytes * 1024 * 1024)
    throw wrongUse(`${file}: the file is larger than ${mostMegabytes} MB. Check that it is the right one.`);
  const bytes = await readFile(path);
  if (format === 'csv') {
    const original = unguarded(texts);
    return { sheet: csvRows(csvText(file, bytes)).map((row) => row.map(original)), odd: [] };
  }
  return await xlsxRows(file, bytes);
}
