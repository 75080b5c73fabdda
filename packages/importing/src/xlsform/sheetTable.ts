import type { CellValue } from '../sheets/sheetValues.ts';
import { type Column, columnIn } from './columns.ts';

/** A row of a sheet: its cells by the names of their columns. Empty cells are left out. */
export interface TableRow {
  /** Its number in the sheet, from 1. */
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** A sheet of a form. Its first row names the columns. */
export interface SheetTable {
  readonly columns: readonly Column[];
  /** Columns of which there is an earlier one with the same name; they are not read. */
  readonly doubles: readonly Column[];
  readonly rows: readonly TableRow[];
}

/** The name of a column of one language; without one, its name alone. */
export const cellKey = (name: string, language: string | null): string =>
  language === null ? name : `${name}::${language.toLowerCase()}`;

/** Returns the table of a sheet. */
export function sheetTable(values: readonly (readonly CellValue[])[]): SheetTable {
  const texts = values.map((row) => row.map(textOf));
  const head = texts.findIndex((row) => row.some((text) => text !== ''));
  const columns: Column[] = [];
  const doubles: Column[] = [];
  const known = new Map<number, string>();
  const taken = new Set<string>();
  for (const [at, header] of (texts[head] ?? []).entries()) {
    if (header === '') continue;
    const column = columnIn(header);
    const key = cellKey(column.name, column.language);
    if (taken.has(key)) doubles.push(column);
    else {
      taken.add(key);
      known.set(at, key);
      columns.push(column);
    }
  }
  const rows = texts.flatMap((row, at): readonly TableRow[] => {
    if (at <= head) return [];
    const cells = new Map<string, string>();
    for (const [place, key] of known) {
      const text = row[place] ?? '';
      if (text !== '') cells.set(key, text);
    }
    return cells.size === 0 ? [] : [{ number: at + 1, cells }];
  });
  return { columns, doubles, rows };
}

/** A table without columns. */
export const emptyTable: SheetTable = { columns: [], doubles: [], rows: [] };

// Characters that no guide can have.
const notStorable = /[\u0000\p{Surrogate}]/gu;

/** Returns the text of a cell, as the tools of these forms read it. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dateText(value.toISOString());
  return String(value).replaceAll('\u00A0', ' ').replaceAll(notStorable, '').trim();
}

/** Returns a date, with its time if it has one. */
const dateText = (iso: string): string => (iso.endsWith('T00:00:00.000Z') ? iso.slice(0, -14) : iso.slice(0, -5));
