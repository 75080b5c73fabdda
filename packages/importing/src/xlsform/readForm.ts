import type { FormatRemark } from '@guide-studio/guide-core/files';
import { remark } from '../importFormat.ts';
import { cellsOf } from '../sheets/cellsOf.ts';
import { sheetValues } from '../sheets/sheetValues.ts';
import { openWorkbook, type Workbook, type WorkbookSheet } from '../sheets/workbook.ts';
import type { Form } from './form.ts';
import { languagesOf } from './languages.ts';
import { emptyTable, type SheetTable, sheetTable } from './sheetTable.ts';

/** A form, or why there is none. */
export type ReadForm =
  | { readonly ok: true; readonly form: Form }
  | { readonly ok: false; readonly issue: FormatRemark };

/** A workbook that unpacks to more is no form. */
const mostUnpacked = 32 * 1024 * 1024;

/** The sheet of 10,000 questions with 100 columns has fewer cells. */
const mostCells = 2_000_000;

/** No list of options is longer. */
const mostRows = 100_000;

/** Reads the sheets of a form. Their cells are counted before they are read. */
export async function readForm(bytes: Uint8Array): Promise<ReadForm> {
  const { sheets } = workbookIn(bytes) ?? { sheets: [] };
  if (sheets.length === 0) return { ok: false, issue: noWorkbook };
  const named = (name: string): WorkbookSheet | undefined =>
    sheets.find((sheet) => sheet.name.trim().toLowerCase() === name);
  // Of a workbook with one sheet, any name is that of the questions.
  const survey = named('survey') ?? (sheets.length === 1 ? sheets[0] : undefined);
  const names = sheets.map(({ name }) => name);
  if (survey === undefined) return { ok: false, issue: noSurvey(names) };
  const found = [survey, named('choices'), named('settings')];
  const tables: SheetTable[] = [];
  for (const sheet of found) {
    const table = sheet === undefined ? emptyTable : await tableOf(sheet);
    if ('code' in table) return { ok: false, issue: table };
    tables.push(table);
  }
  const [questions = emptyTable, choices = emptyTable, settingsTable = emptyTable] = tables;
  if (!questions.columns.some(({ name }) => name === 'type')) return { ok: false, issue: noSurvey(names) };
  const settings = settingsTable.rows[0]?.cells ?? new Map<string, string>();
  const languages = languagesOf(questions, choices, settings.get('default_language'));
  const otherSheets = sheets.filter((sheet) => !found.includes(sheet)).map(({ name }) => name);
  return { ok: true, form: { survey: questions, choices, settings, languages, otherSheets } };
}

function workbookIn(bytes: Uint8Array): Workbook | null {
  try {
    return openWorkbook(bytes, mostUnpacked);
  } catch {
    return null;
  }
}

async function tableOf(sheet: WorkbookSheet): Promise<SheetTable | FormatRemark> {
  try {
    const { xml } = sheet;
    if (xml === '') return emptyTable;
    const { reach } = cellsOf({ xml });
    if (reach.rows > mostRows || reach.rows * reach.columns > mostCells) return tooFar(sheet.name, reach.last);
    return sheetTable(await sheetValues(sheet));
  } catch {
    return unreadable(sheet.name);
  }
}

const noWorkbook = remark(
  'noWorkbook',
  'This is no readable workbook (.xlsx), or it unpacks to more than 32 MB. Open it in a spreadsheet, save it as .xlsx, and choose that file.',
  'Das ist keine lesbare Arbeitsmappe (.xlsx), oder sie ist entpackt größer als 32 MB. Öffnen Sie sie in einer Tabellenkalkulation, speichern Sie sie als .xlsx, und wählen Sie diese Datei.',
);
const noSurvey = (names: readonly string[]): FormatRemark =>
  remark(
    'noSurvey',
    `An XLSForm has a sheet “survey” with a column “type”. This workbook has: ${names.join(', ')}. Rename the sheet with the questions, or check that it is the right file.`,
    `Ein XLSForm hat ein Blatt „survey“ mit einer Spalte „type“. Diese Arbeitsmappe hat: ${names.join(', ')}. Benennen Sie das Blatt mit den Fragen um, oder prüfen Sie, ob es die richtige Datei ist.`,
  );
const tooFar = (name: string, last: string): FormatRemark =>
  remark(
    'tooManyCells',
    `The sheet “${name}” reaches to ${last}, which is more than the 100,000 rows or 2,000,000 cells that are read. Delete the rows and columns outside the table, and save it.`,
    `Das Blatt „${name}“ reicht bis ${last}; das sind mehr als die 100.000 Zeilen oder 2.000.000 Zellen, die gelesen werden. Löschen Sie die Zeilen und Spalten außerhalb der Tabelle, und speichern Sie es.`,
  );
const unreadable = (name: string): FormatRemark =>
  remark(
    'unreadableSheet',
    `The sheet “${name}” cannot be read. Open the file in a spreadsheet, save it as .xlsx, and choose that file.`,
    `Das Blatt „${name}“ ist nicht lesbar. Öffnen Sie die Datei in einer Tabellenkalkulation, speichern Sie sie als .xlsx, und wählen Sie diese Datei.`,
  );
