/**
 * Rows as CSV (RFC 4180). A cell that a spreadsheet would run as a formula begins with an apostrophe, and control
 * characters are spaces: the texts are somebody else's.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

const formula = /^[=+\-@\t\r]/u;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const shown = value.replaceAll(/[^\P{Cc}\t\r\n]/gu, ' ');
  const text = formula.test(shown) ? `'${shown}` : shown;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
