/** Returns a text on one line without the marks of Markdown: bold, italic, code, links and headings. */
export function withoutMarks(text: string): string {
  if (!/[*_`#\]]/u.test(text)) return text;
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^()\s]*\)/gu, '$1')
    .replaceAll(/`([^`]+)`/gu, '$1')
    .replaceAll(/(?<![\w*])(\*\*|__)(?=\S)(.+?)(?<=\S)\1(?!\w)/gu, '$2')
    .replaceAll(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?!\w)/gu, '$2')
    .replace(/^#{1,6} /u, '');
}
