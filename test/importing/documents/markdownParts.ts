/** A part of a Markdown document, as the tests turn it into other kinds of documents. */
export type Part =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** Each line is one of a soft break: those of one sentence are joined. */
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  /** `start`: the number of its first item; null if it has bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Part[])[] }
  | { readonly kind: 'quote'; readonly parts: readonly Part[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'rule' };

const item = /^(\s*)([-*+]|\d{1,3}\.)\s+/u;
/** What begins a line of its own although it is in one paragraph for Markdown. */
const ownLine = /^(?:[☐❑❒①-⑳]|[a-z]\)|\(\s*\)|_{2,})/u;
const starts = /^\s*(?:#{1,6}\s|>|\||[-*+]\s|1\.\s)/u;
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Reads the Markdown of the documents in the tests: no more than they have. */
export function markdownParts(lines: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  const take = (isPart: (line: string) => boolean): readonly string[] => {
    const from = at;
    while (at < lines.length && isPart(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,6})\s+(.*)$/u.exec(line);
    if (line.trim() === '' || /^\[[^\]]+\]:\s/u.test(line)) at += 1;
    else if (heading !== null) {
      parts.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: (heading[2] ?? '').trim() });
      at += 1;
    } else if (/^-{3,}$/u.test(line.trim())) {
      parts.push({ kind: 'rule' });
      at += 1;
    } else if (line.startsWith('>')) {
      const quoted = take((one) => one.startsWith('>')).map((one) => one.replace(/^>\s?/u, ''));
      parts.push({ kind: 'quote', parts: markdownParts(quoted) });
    } else if (line.startsWith('|')) {
      const rows = take((one) => one.startsWith('|'))
        .filter((one) => !/^[|\s:-]+$/u.test(one))
        .map((one) =>
          one
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        );
      parts.push({ kind: 'table', rows });
    } else if (item.test(line)) {
      const { list, next } = readList(lines, at);
      parts.push(list);
      at = next;
    } else {
      const rest = lines.slice(at + 1);
      const end = rest.findIndex((one) => one.trim() === '' || starts.test(one));
      const own = [line, ...rest.slice(0, end < 0 ? rest.length : end)];
      at += own.length;
      parts.push({ kind: 'paragraph', lines: joined(own) });
    }
  }
  return parts;
}

/** Returns the lines of a paragraph, those of one sentence as one. */
function joined(lines: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const line of lines.map((one) => one.trim())) {
    const last = all.at(-1);
    if (last === undefined || ownLine.test(line)) all.push(line);
    else all[all.length - 1] = `${last} ${line}`;
  }
  return all;
}

function readList(lines: readonly string[], from: number): { readonly list: Part; readonly next: number } {
  const indent = indentOf(lines[from] ?? '');
  const isNumbered = /^\s*\d/u.test(lines[from] ?? '');
  const items: (readonly Part[])[] = [];
  let at = from;
  while (at < lines.length) {
    const begin = item.exec(lines[at] ?? '');
    if (begin === null || indentOf(lines[at] ?? '') !== indent || /\d/u.test(begin[2] ?? '') !== isNumbered) break;
    const width = begin[0].length;
    const own = [(lines[at] ?? '').slice(width)];
    at += 1;
    while (at < lines.length && ((lines[at] ?? '').trim() === '' || indentOf(lines[at] ?? '') > indent)) {
      const line = lines[at] ?? '';
      own.push(line.slice(Math.min(width, indentOf(line))));
      at += 1;
    }
    // “> 10 years” is no quote in a list of answers.
    items.push(own[0]?.startsWith('>') === true ? [{ kind: 'paragraph', lines: joined(own) }] : markdownParts(own));
  }
  const start = isNumbered ? Number.parseInt((lines[from] ?? '').trim(), 10) : null;
  return { list: { kind: 'list', start, items }, next: at };
}
