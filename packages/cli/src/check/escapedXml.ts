import { printable } from '../printable.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns one line that is safe in XML text and attributes. Characters that XML does not allow become spaces. */
export function escapedXml(text: string): string {
  return printable(text)
    .replaceAll(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(/[&<>"]/gu, (character) => entities[character] ?? '');
}
