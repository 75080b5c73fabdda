/**
 * Reads CSV as spreadsheets do: quotes count at the start of a cell, and text after a closing quote belongs to the
 * cell.
 */
export function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') {
          cell += '"';
          at += 1;
        } else break;
      }
      at += 1;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') {
      cell += text[at];
      at += 1;
    }
    rows.at(-1)?.push(cell);
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) rows.at(-1)?.push('');
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at < text.length) rows.push([]);
  }
  return rows;
}
