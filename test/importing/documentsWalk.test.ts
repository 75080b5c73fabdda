import { readFileSync } from 'node:fs';
import { readGuide } from '@guide-studio/guide-core';
import { importFormats } from '@guide-studio/importing';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isFull, report } from '../size.ts';
import { corpusFiles, corpusPresent, whyNoCorpus } from './corpus.ts';
import { knownDocuments } from './documents/expectation.ts';
import { hasOffice, makeDocx, whyNoOffice } from './documents/makeDocx.ts';
import { pasteOf } from './documents/otherKinds.ts';
import { carriersOf, linesOfWord, lostLines } from './documents/walkLines.ts';

// Law: what a document has is in the guide or in the report: each line of it, or it is a mark that was read.

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

async function lostOf(id: string, bytes: Uint8Array, name: string, lines: readonly string[]) {
  const read = await importFormats.find((format) => format.id === id)?.read(bytes, { name });
  if (read?.ok !== true) throw new Error(`${name} was not read as ${id}.`);
  const guide = readGuide(JSON.stringify(read.guide));
  if (!guide.ok) throw new Error(`${name}: ${JSON.stringify(guide.issues.slice(0, 3))}`);
  return lostLines(lines, carriersOf(guide.guide, read.rows));
}

const documents: readonly (readonly [string, string])[] = [
  ...corpusFiles('markdown', '.md').map(([name, bytes]) => [name, new TextDecoder().decode(bytes)] as const),
  ...[...knownDocuments('trials'), ...knownDocuments('own')].map(({ name, text }) => [name, text] as const),
];

describe('no line is lost in silence', () => {
  const cases = documents.map(([name, text], at) => [name, text, at] as const);
  test.each(cases)('%s', async (name, text, at) => {
    const forms = [['markdown', text] as const, ['text', pasteOf(text)] as const];
    // A long document of other people is read in one form in a quick run, in turn.
    for (const [id, given] of isFull || text.length < 5000 ? forms : forms.slice(at % 2, (at % 2) + 1))
      expect(await lostOf(id, utf8(given), name, given.split(/\r?\n/u)), id).toEqual([]);
    report(`document ${name}, lines in the guide or the report`, { lines: text.split('\n').length });
  });

  test('of the Word document that is kept', async () => {
    const bytes = new Uint8Array(readFileSync(new URL('documents/own/tea-survey.docx', import.meta.url)));
    expect(await lostOf('docx', bytes, 'tea.docx', linesOfWord(bytes))).toEqual([]);
  });

  test.runIf(corpusPresent && hasOffice && isFull)(`of Word documents${whyNoCorpus}${whyNoOffice}`, async () => {
    for (const [name, bytes] of makeDocx(new Map(documents)))
      expect(await lostOf('docx', bytes, `${name}.docx`, linesOfWord(bytes)), name).toEqual([]);
  });
});

test('the walker misses each line whose texts are taken away', async () => {
  for (const { name, text } of knownDocuments('own')) {
    const read = await importFormats.find(({ id }) => id === 'markdown')?.read(utf8(text), { name });
    const guide = read?.ok === true ? readGuide(JSON.stringify(read.guide)) : null;
    if (read?.ok !== true || guide?.ok !== true) throw new Error(`${name} was not read.`);
    const carriers = carriersOf(guide.guide, read.rows);
    const lines = text.split('\n').filter((line) => /\p{L}{4}/u.test(line));
    const found = lines.filter((line) => {
      const words = line.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
      const others = carriers.filter((one) => words.every((word) => !one.includes(` ${word} `)));
      return lostLines([line], others).length === 0;
    });
    expect(lines.length).toBeGreaterThan(30);
    expect(found).toEqual([]);
  }
});

describe('what is easily overlooked is in the report', () => {
  test.each([
    ['a type', 'Q1. Why?\nType: open ended', 'Type: open ended'],
    ['a hint in the question', 'Q1. Who? (select all that apply)\n- Me\n- You', 'select all that apply'],
    ['a rule for everyone', 'ASK ALL\nQ1. Why?', 'ASK ALL'],
    ['comments of HTML', '# A\n\n1. Why? <!-- check -->\n\n<!-- one --> two\n', 'check'],
    ['definitions of links', '# A\n\n1. Why [this][a]?\n\n[a]: https://example.org\n', 'a: https://example.org'],
    [
      'a row of a table without a question',
      '| No | Question | Answers |\n|-|-|-|\n| 1 | Why? | |\n| 2 | | Yes |\n',
      'Yes',
    ],
  ])('%s', async (_, text, wanted) => {
    const read = await importFormats.find(({ id }) => id === 'markdown')?.read(utf8(text), { name: 'x.md' });
    if (read?.ok !== true) throw new Error('It was not read.');
    expect(read.rows.map((row) => row.text).join('\n')).toContain(wanted);
    expect(await lostOf('markdown', utf8(text), 'x.md', text.split('\n'))).toEqual([]);
  });

  test('headers, footers, notes, comments, boxes, lists that open and macros of Word', async () => {
    const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const p = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const part = (root: string, inner: string): Uint8Array => strToU8(`<w:${root} ${space}>${inner}</w:${root}>`);
    const box = `<w:p><w:r><w:pict><w:txbxContent>${p('What is in the box?')}</w:txbxContent></w:pict></w:r></w:p>`;
    const list = (around: (control: string) => string): string =>
      around(
        '<w:sdt><w:sdtPr><w:dropDownList><w:listItem w:displayText="Daily" w:value="1"/><w:listItem w:displayText="Never" w:value="2"/></w:dropDownList></w:sdtPr><w:sdtContent>CONTENT</w:sdtContent></w:sdt>',
      );
    const bytes = zipSync({
      'word/document.xml': part(
        'document',
        `<w:body>${p('Why do you bake?')}${box}${list((control) => `<w:p><w:r><w:t>How often do you cook?</w:t></w:r>${control.replace('CONTENT', '')}</w:p>`)}${p('How often do you fry?')}${list((control) => control.replace('CONTENT', p('')))}<w:tbl><w:tr><w:tc>${p('Cell')}</w:tc></w:tr></w:tbl></w:body>`,
      ),
      'word/header1.xml': part('hdr', `${p('Secret draft')}<w:tbl><w:tr><w:tc>${p('Version 3')}</w:tc></w:tr></w:tbl>`),
      'word/header2.xml': part('hdr', p('Secret draft')),
      'word/footer1.xml': part('ftr', p('Ask the library')),
      'word/footnotes.xml': part('footnotes', `<w:footnote>${p('A note')}</w:footnote>`),
      'word/comments.xml': part('comments', `<w:comment>${p('A comment')}</w:comment>`),
      'word/vbaProject.bin': strToU8('x'),
    });
    expect(await lostOf('docx', bytes, 'x.docx', linesOfWord(bytes))).toEqual([]);
    const read = await importFormats.find(({ id }) => id === 'docx')?.read(bytes, { name: 'x.docx' });
    if (read?.ok !== true) throw new Error('It was not read.');
    const lost = read.rows.filter(({ verdict }) => verdict === 'lost').map(({ text }) => text);
    for (const text of ['Secret draft\nVersion 3', 'Ask the library', 'A note', 'A comment', 'vbaProject.bin'])
      expect(lost).toContain(text);
    expect(read.rows.filter(({ kind, text }) => kind === 'option' && text === 'Daily')).toHaveLength(2);
  });
});
