const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00A0',
  quot: '"',
};

/** What a text of one line without markup, as most are, does not have. It is looked for in one go, however long a text is. */
const notPlain = /[<&]|[^\S ]| {2}/u;

/** Longer texts, in characters, stay as they are: `tooMuch` refuses them. */
const longest = 2_000_000;

/** Returns the text of a piece of HTML: breaks and paragraphs are lines, other tags are left out. */
export function plainText(html: string): string {
  if (html.length > longest) return html;
  if (!notPlain.test(html)) return html.trim();
  return withoutCode(html)
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/giu, '\n')
    .replace(/<\/?[a-z][^<>]*>/giu, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/giu, (all, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? all;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : all;
    })
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Parts of HTML that nobody reads, by their ends. */
const unread = [
  [/<!--/gu, /-->/gu],
  [/<style\b/giu, /<\/style\s*>/giu],
  [/<script\b/giu, /<\/script\s*>/giu],
] as const;

/** Returns HTML without comments, styles and scripts. */
function withoutCode(html: string): string {
  let text = html;
  for (const [start, end] of unread) {
    let kept = '';
    let from = 0;
    for (;;) {
      start.lastIndex = from;
      const opened = start.exec(text);
      end.lastIndex = opened?.index ?? 0;
      const closed = opened === null ? null : end.exec(text);
      if (opened === null || closed === null) break;
      kept += text.slice(from, opened.index);
      from = end.lastIndex;
    }
    text = kept + text.slice(from);
  }
  return text;
}
