import writeXlsx from 'write-excel-file/node';

/** A cell: texts, numbers and truth values keep their types in the file. */
export type FormCell = string | number | boolean | Date;

/** A row of a sheet by the names of its columns. */
export type FormRow = Readonly<Record<string, FormCell>>;

/** The sheets of a form by their names. */
export type FormSheets = Readonly<Record<string, readonly FormRow[]>>;

/** Returns the rows of a sheet with a head, whose columns are those that rows have. */
function sheetOf(rows: readonly FormRow[]): readonly (readonly (FormCell | null)[])[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? null))];
}

/** Returns a workbook of sheets of cells. */
export async function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly (FormCell | null)[])[]>>,
): Promise<Uint8Array> {
  const written = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) =>
      row.map((value) =>
        value === null
          ? null
          : value instanceof Date
            ? { value, type: Date, format: 'yyyy-mm-dd' }
            : { value, type: typeof value === 'string' ? String : typeof value === 'number' ? Number : Boolean },
      ),
    ),
  }));
  return new Uint8Array(await writeXlsx(written as Parameters<typeof writeXlsx>[0]).toBuffer());
}

/** Returns a form as a workbook. */
export const formFile = async (sheets: FormSheets): Promise<Uint8Array> =>
  await workbookOf(Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, sheetOf(rows)])));
