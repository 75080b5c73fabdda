/** Cell separators of spreadsheets, by country and setting. */
export const csvSeparators = { comma: ',', semicolon: ';', tab: '\t' } as const;
/** The name of a separator: a key of {@link csvSeparators}. */
export type CsvSeparator = keyof typeof csvSeparators;

/** How CSV is written. */
export interface CsvOptions {
  /** Default: comma. */
  readonly separator?: CsvSeparator;
  /** Writes texts unchanged, even those that a spreadsheet would run as formulas. Default: false. */
  readonly raw?: boolean;
}

/** Without it, spreadsheets guess a wrong encoding for a CSV file. */
export const byteOrderMark = '\uFEFF';

/**
 * Returns rows as CSV (RFC 4180: CRLF line ends, doubled quotes). Numbers are written as they are. Texts must not run
 * as formulas: an apostrophe precedes every sign that could start one, at the start of a text and after each separator
 * or line break inside it, because other programs may split cells there. Texts with an apostrophe are quoted; control
 * characters become spaces.
 *
 * @param rows The headings are a row like others.
 * @example
 * ```ts
 * import { csvOf } from '@guide-studio/interview-engine/answers';
 *
 * const csv = csvOf([['name', 'age'], ['=SUM(A1)', 42]], { separator: 'semicolon' });
 * console.log(csv.split('\r\n')); // [ 'name;age', `"'=SUM(A1)";42`, '' ]
 * ```
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], options: CsvOptions = {}): string {
  const between = csvSeparators[options.separator ?? 'comma'];
  const write = options.raw === true ? quotedWhereNeeded : harmless;
  const cell = (value: string | number) => (typeof value === 'number' ? String(value) : write(value));
  return rows.map((cells) => `${cells.map(cell).join(between)}\r\n`).join('');
}

const control = /[^\P{Cc}\t\r\n]/gu;
const beginsBlank = /^[\s\p{Z}]/u;
// Some programs read full-width and similar forms as the plain signs. Spaces, fillers and invisible marks (Unicode
// classes the Braille blank as a symbol) and quotation marks before a sign may be removed.
const formula =
  /(^|[,;|^；，،؛\t\r\n])(?=[\v\f\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800'"]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu;

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
