import { tagsNamed } from './xmlTags.ts';

const hasValue = /<(?:[\w.-]+:)?(?:v(?:\s[^>]*)?>[^<]|is[\s>])/u;

/**
 * Returns the XML of a sheet without its cells that have no value, such as those with a colour only, and without rows
 * that have no cells. The reader refuses a whole sheet for some of them, such as the result of a formula that is not
 * there, and takes minutes for very many.
 */
export const withoutEmptyCells = (xml: string): string => withoutEmptyRows(onlyValues(xml));

const emptyRow = /<((?:[\w.-]+:)?row)(?=\s)(?:"[^"]*"|'[^']*'|[^<>"'])*(?:(?<=\/)>|(?<!\/)>\s*<\/\1>)/gu;

// Rows without a number follow each other, so that none of them can be left out.
const withoutEmptyRows = (xml: string): string => xml.replaceAll(emptyRow, (row) => (/\sr\s*=/u.test(row) ? '' : row));

function onlyValues(xml: string): string {
  const tags = tagsNamed('c');
  let kept = '';
  let last = 0;
  for (let found = tags.exec(xml); found !== null; found = tags.exec(xml)) {
    const { 0: tag, index } = found;
    const start = index + tag.length;
    let end = start;
    if (!tag.endsWith('/>')) {
      const name = /^<((?:[\w.-]+:)?c)/u.exec(tag)?.[1] ?? 'c';
      const close = xml.indexOf(`</${name}>`, start);
      if (close < 0) break;
      end = close + name.length + 3;
      tags.lastIndex = end;
      if (hasValue.test(xml.slice(start, close))) continue;
    }
    kept += xml.slice(last, index);
    last = end;
  }
  return kept + xml.slice(last);
}
