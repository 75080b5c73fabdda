import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Sheet } from '@guide-studio/guide-core/translations';
import { cellsOf, type KeptCell, type NumberForm, openWorkbook, sheetValues } from '@guide-studio/importing';
import { wrongUse } from '../commandFailure.ts';

const { number } = pluralsOf('en');

/** A cell whose text is not what a spreadsheet shows. */
export interface OddCell {
  /** As spreadsheets name it: `F3`. */
  readonly name: string;
  /** From 1. */
  readonly column: number;
  /** What it is, and what to do. */
  readonly sentence: string;
}

/** The texts of a sheet and its odd cells. */
export interface SheetRead {
  readonly sheet: Sheet;
  readonly odd: readonly OddCell[];
}

/** A workbook that unpacks to more is no list of translations. */
const mostUnpacked = 256 * 1024 * 1024;

/** Every text of a guide in every language has less. The reader makes a table of all cells up to the last one. */
const mostCells = 5_000_000;

const asText = 'Format the cell as text, then write what participants should read.';
const sentences = {
  formula: 'this is a formula. Replace it by its result, as text.',
  error: 'this is an error of the spreadsheet. Write the translation instead.',
  date: `this is a date or a time, which a spreadsheet shows in another form than it keeps. ${asText}`,
  truth: `this is a truth value (TRUE or FALSE). ${asText}`,
  form: `this is a number in a form of the spreadsheet, such as a percentage or an amount of money. ${asText}`,
} as const;

/**
 * Reads the first sheet of an `.xlsx` file. Its cells are counted before they are read, since a single one in the last
 * corner of a sheet makes it as large as a sheet can be. Throws `CommandFailure` if they are too many. Rejects if the
 * file is no workbook.
 */
export async function xlsxRows(file: string, bytes: Uint8Array): Promise<SheetRead> {
  const { sheets, forms } = openWorkbook(bytes, mostUnpacked);
  const [first] = sheets;
  if (first === undefined) throw new Error('The workbook has no sheet.');
  const { cells, reach } = cellsOf(first);
  if (reach.rows * reach.columns > mostCells)
    throw wrongUse(
      `${file}: the sheet reaches to ${reach.last}, which is more than the ${number(mostCells)} cells that are read. Delete the rows and columns outside the table, save it, and read it again.`,
    );
  const values = await sheetValues(first);
  const odd = cells.flatMap((cell) => {
    const kind = kindOf(cell, values[cell.row - 1]?.[cell.column - 1], forms[cell.style]);
    return kind === null ? [] : [{ name: cell.name, column: cell.column, sentence: sentences[kind] }];
  });
  return { sheet: values.map((row) => row.map((value) => (value === null ? '' : String(value)))), odd };
}

/** Returns why a cell is odd; null for a plain text or number. */
function kindOf({ type, isFormula }: KeptCell, value: unknown, form?: NumberForm): keyof typeof sentences | null {
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
