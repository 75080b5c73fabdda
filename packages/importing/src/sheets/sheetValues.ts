import type { WorkbookSheet } from './workbook.ts';

/** What a cell of a sheet has. */
export type CellValue = string | number | boolean | Date | null;

/** Returns the values of a sheet by rows. Count its cells first, see `cellsOf`. Rejects if they cannot be read. */
export async function sheetValues({ bytes, number }: WorkbookSheet): Promise<readonly (readonly CellValue[])[]> {
  const { readSheet } = await import('read-excel-file/universal');
  // Their types name the constructor of a date, not a date.
  return (await readSheet(bytes().buffer, number, { trim: false })) as readonly (readonly CellValue[])[];
}
