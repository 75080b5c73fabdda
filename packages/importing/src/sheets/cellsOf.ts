import type { WorkbookSheet } from './workbook.ts';
import { attributesIn, tagsNamed } from './xmlTags.ts';

/** A cell of a sheet as it is kept, without its text. Rows and columns count from 1. */
export interface KeptCell {
  /** As spreadsheets name it: `F3`. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** The type in the file: `n` for a number, `b`, `d`, `e` for an error, or that of a text. */
  readonly type: string;
  readonly style: number;
  readonly isFormula: boolean;
}

/** How far the cells of a sheet that have a value reach. */
export interface Reach {
  readonly rows: number;
  readonly columns: number;
  /** The name of the last cell of such a table. */
  readonly last: string;
}

/** Spreadsheets have no more rows and columns. */
const mostRows = 1_048_576;
const mostColumns = 16_384;

/**
 * Returns the cells of a sheet that are no plain texts, and how far its values reach, without reading the values.
 * Throws if a cell is at no place of a spreadsheet.
 */
export function cellsOf({ xml }: Pick<WorkbookSheet, 'xml'>): {
  readonly cells: readonly KeptCell[];
  readonly reach: Reach;
} {
  const end = xml.lastIndexOf('sheetData>');
  // In the order of the sheet, each once.
  const cells = new Set<KeptCell>();
  let [rows, columns] = [0, 0];
  let cell: Writable | undefined;
  for (const { 1: kind, 2: tag = '', index } of xml.matchAll(tagsNamed('c', 'f', 'v', 'is', 'row'))) {
    if (end !== -1 && index > end) break;
    if (kind === 'row') {
      if (Number(attributesIn(tag).get('r') ?? 1) > mostRows) throw new Error('A row is beyond the last one.');
    } else if (kind === 'c') cell = cellIn(tag);
    else if (cell !== undefined) {
      if (kind === 'f') cell.isFormula = true;
      else [rows, columns] = [Math.max(rows, cell.row), Math.max(columns, cell.column)];
      if (cell.isFormula || ['n', 'b', 'd', 'e'].includes(cell.type)) cells.add(cell);
    }
  }
  return { cells: [...cells], reach: { rows, columns, last: `${letters(columns)}${rows}` } };
}

type Writable = { -readonly [Name in keyof KeptCell]: KeptCell[Name] };

function cellIn(tag: string): Writable {
  const attributes = attributesIn(tag);
  const name = attributes.get('r') ?? '';
  const [, column = '', row = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/u.exec(name) ?? [];
  const place = { row: Number(row), column: columnOf(column) };
  if (place.row === 0 || place.row > mostRows || place.column > mostColumns) {
    throw new Error(`“${name}” is no place of a cell.`);
  }
  const [type, style] = [attributes.get('t') ?? 'n', Number(attributes.get('s') ?? 0)];
  return { name, ...place, type, style, isFormula: false };
}

const columnOf = (name: string): number => Array.from(name).reduce((sum, letter) => sum * 26 + codeOf(letter) - 64, 0);
const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

function letters(column: number): string {
  if (column === 0) return '';
  return letters(Math.floor((column - 1) / 26)) + String.fromCodePoint(65 + ((column - 1) % 26));
}
