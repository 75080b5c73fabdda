import type { Sheet } from '@guide-studio/guide-core/translations';
import {
  cellsOf,
  type KeptCell,
  type NumberForm,
  openWorkbook,
  sheetValues,
  UnpacksTooMuch,
  type Workbook,
} from '@guide-studio/importing';
import type { OddKind } from '../faults/fileFault.ts';
import { FileRefused } from '../faults/fileRefused.ts';

/** A cell whose text is not what a spreadsheet shows. */
export interface OddCell {
  /** As spreadsheets name it: `F3`. */
  readonly name: string;
  /** From 1. */
  readonly column: number;
  readonly kind: OddKind;
}

/** The texts of a sheet and its odd cells. */
export interface SheetRead {
  readonly sheet: Sheet;
  readonly odd: readonly OddCell[];
}

/** A workbook that unpacks to more is no list of translations. */
const mostUnpacked = 256 * 1024 * 1024;

/** Every text of a guide in every language has less. The reader makes a table of all cells up to the last one. */
export const mostCells = 5_000_000;

/**
 * Reads the first sheet of an `.xlsx` file. Its cells are counted before they are read, since a single one in the last
 * corner of a sheet makes it as large as a sheet can be. Rejects if they are too many, or if the file is no workbook.
 */
export async function xlsxRows(bytes: Uint8Array): Promise<SheetRead> {
  const { sheets, forms } = workbookIn(bytes);
  const [first] = sheets;
  if (first === undefined) throw new Error('The workbook has no sheet.');
  const { cells, reach } = cellsOf(first);
  if (reach.rows * reach.columns > mostCells)
    throw new FileRefused({ code: 'tooManyCells', last: reach.last, most: mostCells });
  const values = await sheetValues(first);
  const odd = cells.flatMap((cell) => {
    const kind = kindOf(cell, values[cell.row - 1]?.[cell.column - 1], forms[cell.style]);
    return kind === null ? [] : [{ name: cell.name, column: cell.column, kind }];
  });
  return { sheet: values.map((row) => row.map((value) => (value === null ? '' : String(value)))), odd };
}

function workbookIn(bytes: Uint8Array): Workbook {
  try {
    return openWorkbook(bytes, mostUnpacked);
  } catch (error) {
    if (!(error instanceof UnpacksTooMuch)) throw error;
    throw new FileRefused({ code: 'unpacksTooMuch', megabytes: mostUnpacked / 1024 / 1024 });
  }
}

/** Returns why a cell is odd; null for a plain text or number. */
function kindOf({ type, isFormula }: KeptCell, value: unknown, form?: NumberForm): OddKind | null {
  if (type === 'e') return 'error';
  if (isFormula) return 'formula';
  if (value instanceof Date) return 'date';
  if (typeof value === 'boolean') return 'truth';
  return typeof value === 'number' && !isShownAsKept(value, form) ? 'form' : null;
}

/** Returns true if a spreadsheet shows a number with the digits of its text. */
function isShownAsKept(value: number, form?: NumberForm): boolean {
  if (!/^-?\d{1,11}(?:\.\d{1,9})?$/u.test(String(value))) return false;
  const { id, code } = form ?? { id: 0, code: null };
  if (code !== null) return code === 'General' || code === '@' || (code === '0' && Number.isInteger(value));
  return id === 0 || id === 49 || (id === 1 && Number.isInteger(value));
}
