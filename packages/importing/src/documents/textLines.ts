import { withoutControls } from '@guide-studio/guide-core/internal';
import { type DocumentLine, lineOf, type ReadLines } from './line.ts';
import { markIn } from './marks.ts';
import { unwrapped } from './wrapped.ts';

/** Returns the lines of a plain text. A table is lines with the same number of tabs or bars. */
export function textLines(text: string): ReadLines {
  const lines = withoutControls(text)
    .split(/\r\n|[\r\n]/u)
    .map((line) => bounded(line.replaceAll('\u00A0', ' ')).replace(/ +$/u, ''));
  const found: DocumentLine[] = [];
  for (let at = 0; at < lines.length; ) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    const isApart = at === 0 || (lines[at - 1] ?? '').trim() === '';
    const table = tableAt(lines, at);
    if (table !== null) {
      const rows = table.filter(
        (row) => !row.every((cell) => /^:?-*:?$/u.test(cell)) || row.every((cell) => cell === ''),
      );
      found.push(lineOf({ place: `line ${at + 1}`, kind: 'table', text: '', isApart, cells: rows }));
      at += table.length;
      continue;
    }
    let end = at + 1;
    while (end < lines.length && (lines[end] ?? '').trim() !== '' && tableAt(lines, end) === null) end += 1;
    for (const one of unwrapped(lines.slice(at, end)))
      if (!isRule(one.text))
        found.push({ ...lineIn(one.text, `line ${at + one.at + 1}`), isApart: isApart && one.at === 0 });
    at = end;
  }
  return { lines: inGroups(found), left: [], title: null, language: null };
}

/** Returns a line of which no row of spaces or signs is very long: no questionnaire has one. */
const bounded = (line: string): string =>
  line.length <= 4000 ? line : line.replaceAll(/\s{50,}/gu, ' ').replaceAll(/([^\p{L}\p{N}\s])\1{100,}/gu, '$1$1$1$1');

/** Returns the line of a text with its mark. */
export function lineIn(raw: string, place: string): DocumentLine {
  const indent = indentOf(raw);
  const [, quote, quoted = ''] = /^\s*(>+)\s?(.*)$/su.exec(raw) ?? [];
  if (quote !== undefined)
    return indent > 0
      ? lineOf({ place, text: quoted.trim(), depth: indent, mark: { kind: 'row', label: '', number: null } })
      : lineOf({ place, text: quoted.trim(), kind: 'quote' });
  const [, signs = '', heading = ''] = /^\s{0,3}(#{1,6})\s+(.*)$/su.exec(raw) ?? [];
  if (signs !== '')
    return lineOf({ place, text: heading.replace(/\s#+$/u, '').trim(), kind: 'heading', level: signs.length });
  const { isBold, bare } = boldIn(raw.trim());
  const { mark, text } = markIn(bare);
  const inner = boldIn(text);
  return lineOf({ place, text: inner.bare, mark, depth: indent, isBold: isBold || inner.isBold });
}

/** Returns a text without the signs of bold and italic around it. */
function boldIn(text: string): { readonly isBold: boolean; readonly bare: string } {
  const [, bold] = /^(?:\*\*|__)(?=\S)([^*]+)(?:\*\*|__)$/u.exec(text) ?? [];
  if (bold !== undefined) return { isBold: true, bare: bold.trim() };
  const [, italic] = /^\*(?=\S)([^*]+)\*$/u.exec(text) ?? [];
  return { isBold: false, bare: italic?.trim() ?? text };
}

const isRule = (text: string): boolean => /^\s*(?:[-=_*~#–—]\s?){3,}\s*$/u.test(text);

function indentOf(text: string): number {
  const [space = ''] = /^\s*/u.exec(text) ?? [];
  return Array.from(space).reduce((sum, sign) => sum + (sign === '\t' ? 4 : 1), 0);
}

/** Returns the rows of the table that begins with a line; null if none does. */
function tableAt(lines: readonly string[], at: number): readonly (readonly string[])[] | null {
  for (const cellsOf of [barCells, tabCells]) {
    const first = cellsOf(lines[at] ?? '');
    if (first === null) continue;
    const rows: (readonly string[])[] = [first];
    for (let next = at + 1; next < lines.length; next += 1) {
      const cells = cellsOf(lines[next] ?? '');
      if (cells === null || cells.length > first.length || (cellsOf === barCells && cells.length !== first.length))
        break;
      rows.push([...cells, ...Array.from({ length: first.length - cells.length }, () => '')]);
    }
    if (rows.length > 1) return rows;
  }
  return null;
}

function barCells(line: string): readonly string[] | null {
  const cells = line.trim().replace(/^\|/u, '').replace(/\|$/u, '').split('|');
  return cells.length >= (line.trim().startsWith('|') ? 2 : 3) ? cells.map((cell) => cell.trim()) : null;
}

/** Tabs after a number or a bullet are none between cells. */
function tabCells(line: string): readonly string[] | null {
  const { mark } = markIn(line);
  const cells = line.split('\t').map((cell) => cell.trim());
  return mark === null && cells.length >= 3 && cells.filter((cell) => cell !== '').length >= 1 ? cells : null;
}

/** Returns lines with depths that count levels of indentation, and with numbers of their groups. */
function inGroups(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  let group = 0;
  let last: DocumentLine | undefined;
  return lines.map((line) => {
    if (last?.kind !== line.kind || (line.mark === null) !== (last.mark === null) || line.isApart) group += 1;
    last = line;
    return { ...line, group };
  });
}
