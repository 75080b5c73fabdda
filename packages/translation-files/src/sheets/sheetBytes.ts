import { strToU8 } from 'fflate';
import type { Sheet } from '@guide-studio/guide-core/translations';
import { csvOf } from '@guide-studio/interview-engine/answers';
import { byteOrderMark } from '@guide-studio/interview-engine/internal';

/** Spreadsheets take no longer text in a cell. */
export const mostInCell = 32_767;

/** Returns a sheet as the bytes of a file. The head stays in view in an `xlsx`, and its cells are texts. */
export async function sheetBytes(sheet: Sheet, format: 'xlsx' | 'csv'): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'csv') return new Uint8Array(strToU8(byteOrderMark + csvOf(sheet)));
  const { default: writeXlsx } = await import('write-excel-file/universal');
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
  const made: unknown = await writeXlsx(cells, { columns: widths, stickyRowsCount: 1 }).toBlob();
  return new Uint8Array(await (made as { arrayBuffer(): Promise<ArrayBuffer> }).arrayBuffer());
}
