import { markdownParts, type Part } from './markdownParts.ts';

const link = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]*)\)/gu;
const bare = /<((?:https?|mailto):[^>]*)>/gu;

const underlined = /(?<![\p{L}\p{N}_/#])_([^_]+)_(?![\p{L}\p{N}_])/gu;

/** Returns a Markdown document as a web page, from which LibreOffice makes a Word document. */
export function htmlOf(markdown: string): string {
  const body = markdownParts(markdown.split(/\r?\n/u)).map(htmlOfPart).join('\n');
  return `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>\n${body}\n</body></html>\n`;
}

function htmlOfPart(part: Part): string {
  if (part.kind === 'heading') return `<h${part.level}>${inline(part.text)}</h${part.level}>`;
  if (part.kind === 'paragraph') return `<p>${part.lines.map(inline).join('<br>')}</p>`;
  if (part.kind === 'rule') return '<hr>';
  if (part.kind === 'quote') return `<blockquote>${part.parts.map(htmlOfPart).join('\n')}</blockquote>`;
  if (part.kind === 'list') {
    const items = part.items.map((parts) => `<li>${parts.map(htmlOfPart).join('')}</li>`).join('\n');
    return part.start === null ? `<ul>${items}</ul>` : `<ol start="${part.start}">${items}</ol>`;
  }
  const rows = part.rows.map((cells, row) => {
    const tag = row === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  });
  return `<table border="1">${rows.join('')}</table>`;
}

const inline = (text: string): string =>
  text
    .replaceAll(bare, '[$1]($1)')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(link, '<a href="$2">$1</a>')
    .replaceAll(/`([^`]+)`/gu, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/gu, '<b>$1</b>')
    .replaceAll(/\*([^*]+)\*/gu, '<i>$1</i>')
    .replaceAll(underlined, '<i>$1</i>');

/**
 * Returns a Markdown document as people paste it: without emphasis and links, with marks of lists, indented by spaces.
 * Titles are in capitals; quotes are indented.
 */
export function pasteOf(markdown: string): string {
  return `${pasted(markdownParts(markdown.split(/\r?\n/u)))}\n`;
}

const pasted = (parts: readonly Part[]): string => parts.map(pastedPart).join('\n\n');

function pastedPart(part: Part): string {
  if (part.kind === 'heading') return part.level < 3 ? plain(part.text).toUpperCase() : plain(part.text);
  if (part.kind === 'paragraph') return part.lines.map(plain).join('\n');
  if (part.kind === 'rule') return '';
  if (part.kind === 'quote') return pasted(part.parts).replaceAll(/^(?=.)/gmu, '    ');
  if (part.kind === 'table') return part.rows.map((cells) => cells.map(plain).join('\t')).join('\n');
  return part.items
    .map((parts, at) => {
      const { start } = part;
      const text = parts.map(pastedPart).join('\n').replaceAll('\n', '\n    ');
      return `${start === null ? '-' : `${start + at}.`} ${text}`;
    })
    .join('\n');
}

const plain = (text: string): string =>
  text.replaceAll(bare, '$1').replaceAll(link, '$1').replaceAll(/[*`]/gu, '').replaceAll(underlined, '$1');
