/** What spreadsheets separate cells with, by country and setting. */
export const csvSeparators = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type CsvSeparator = keyof typeof csvSeparators;

export interface CsvOptions {
  /** Default: comma. */
  readonly separator?: CsvSeparator;
  /** Texts exactly as they were written, also those that a spreadsheet runs as formulas. Default: no. */
  readonly raw?: boolean;
}

/** Spreadsheets take a CSV file without it for another encoding. */
export const byteOrderMark = '\uFEFF';

/**
 * Rows as CSV (RFC 4180: lines end with CRLF, quotes are doubled). Numbers are written as they are. Texts come from other
 * people, so none may run as a formula: an apostrophe stands before every sign that could begin one, at the start of a
 * text and after each separator or line break inside it, since the program that opens the file may separate otherwise.
 * Such texts are quoted, and control characters become spaces.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], options: CsvOptions = {}): string {
  const between = csvSeparators[options.separator ?? 'comma'];
  const write = options.raw === true ? quotedWhereNeeded : harmless;
  const cell = (value: string | number) => (typeof value === 'number' ? String(value) : write(value));
  return rows.map((cells) => `${cells.map(cell).join(between)}\r\n`).join('');
}

const control = /[^\P{Cc}\t\r\n]/gu;
const beginsBlank = /^[\s\p{Z}]/u;
// Full-width and other forms of the signs: some programs read them as the plain ones. Blanks, fillers
// and marks that show nothing (the Braille blank is a symbol to Unicode) and quotation marks before a sign may be cut off.
const formula =
  /(^|[,;|\t\r\n])(?=[\v\f\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800'"]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu;

function harmless(written: string): string {
  const text = written.replaceAll(control, ' ');
  const safe = text.replaceAll(formula, "$1'");
  if (safe.startsWith("'") && !text.startsWith("'")) return quoted(safe);
  return beginsBlank.test(text) ? quoted(`'${safe}`) : quotedWhereNeeded(safe);
}

function quotedWhereNeeded(text: string): string {
  return /[",;|\t\r\n]/u.test(text) ? quoted(text) : text;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
