/** What some programs write before the text of a file. */
const byteOrderMark = '\uFEFF';

type Separator = ',' | ';' | '\t';

/**
 * Returns the rows of a CSV text. The separator is the one that its first line has most of.
 *
 * @param mostRows Rows after so many are not read.
 */
export function csvRows(text: string, mostRows = Number.POSITIVE_INFINITY): string[][] {
  const body = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const separator = separatorOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < body.length && rows.length < mostRows; ) {
    const { cell, end } = body[at] === '"' ? quotedCell(body, at) : { cell: '', end: at };
    const rest = plainEnd(body, end, separator);
    row.push(cell + body.slice(end, rest));
    if (body[rest] === separator) {
      at = rest + 1;
      if (at < body.length) continue;
      row.push('');
    } else at = rest + (body.startsWith('\r\n', rest) ? 2 : 1);
    rows.push(row);
    row = [];
  }
  return rows;
}

function separatorOf(body: string): Separator {
  const first = /^[^\r\n]*/u.exec(body)?.[0] ?? '';
  const count = (separator: string): number => first.split(separator).length;
  return ([';', '\t'] as const).reduce<Separator>((best, each) => (count(each) > count(best) ? each : best), ',');
}

function quotedCell(body: string, start: number): { readonly cell: string; readonly end: number } {
  let cell = '';
  for (let at = start + 1; ; ) {
    const quote = body.indexOf('"', at);
    if (quote === -1) return { cell: cell + body.slice(at), end: body.length };
    cell += body.slice(at, quote);
    if (body[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
}

function plainEnd(body: string, start: number, separator: Separator): number {
  let at = start;
  while (at < body.length && body[at] !== separator && body[at] !== '\r' && body[at] !== '\n') at += 1;
  return at;
}
