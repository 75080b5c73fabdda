import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isFull } from '../size.ts';
import { type HostileFile, largeFiles, sheetOf, sheetRow, wordOf } from './largeFiles.ts';
import { type ReadFile, readInChild } from './readInChild.ts';

// Law: whatever a file has in it, it becomes a valid guide, or sentences say why not, and no request leaves the machine.

const read = readInChild();
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const file = (name: string, format: string, bytes: Uint8Array): HostileFile => ({ name, format, bytes: () => bytes });

function expectLaw(all: readonly ReadFile[], count: number): void {
  expect(all).toHaveLength(count);
  for (const { name, format, guide, codes, sentences, requests } of all) {
    const context = `${name} as ${format}: ${codes.join()} ${sentences.join(' ')}`;
    expect(codes, context).not.toContain('failed');
    expect(guide === null ? sentences.join('').trim() !== '' : guide, context).toBe(true);
    expect(requests, context).toEqual([]);
  }
}

test('files that are hard to read, of 2 kB', async () => {
  const files = largeFiles(2000).filter((_, at) => isFull || at % 5 === 0);
  const all = await read(files);
  expectLaw(all, files.length);
});

// A survey in each format of text, with a letter that encodings write differently.
const texts: Readonly<Record<string, readonly [name: string, text: string]>> = {
  redcap: [
    'a.csv',
    'Variable / Field Name,Form Name,Field Type,Field Label,"Choices",Branching Logic (x)\na,f,notes,Über was?,,\n',
  ],
  surveyjs: ['a.json', '{"elements":[{"type":"comment","name":"a","title":"Über was?"}]}'],
  qsf: [
    'a.qsf',
    '{"SurveyElements":[{"Element":"BL","Payload":[{"ID":"b","BlockElements":[{"Type":"Question","QuestionID":"Q"}]}]},{"Element":"FL","Payload":{"Flow":[{"Type":"Block","ID":"b"}]}},{"Element":"SQ","PrimaryAttribute":"Q","Payload":{"QuestionType":"TE","Selector":"SL","QuestionText":"Über was?"}}]}',
  ],
  limesurvey: [
    'a.lss',
    '<?xml version="1.0"?><document><LimeSurveyDocType>Survey</LimeSurveyDocType><groups><rows><row><gid>1</gid><group_name>G</group_name></row></rows></groups><questions><rows><row><qid>1</qid><gid>1</gid><type>T</type><title>a</title><question>Über was?</question></row></rows></questions></document>',
  ],
  markdown: ['a.md', '# Über uns\n\n1. Über was?\n'],
  text: ['a.txt', '1. Über was?\n'],
};

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

test('texts in other encodings are read right, or their encoding is named', async () => {
  const files = Object.entries(texts).flatMap(([format, [name, text]]) =>
    [
      utf8(text),
      utf8(`\uFEFF${text}`),
      utf16(`\uFEFF${text}`, false),
      utf16(`\uFEFF${text}`, true),
      utf16(text, false),
      new Uint8Array(Buffer.from(text, 'latin1')),
    ].map((bytes) => file(name, format, bytes)),
  );
  const all = await read(files);
  expectLaw(all, files.length);
  for (const [at, format] of Object.keys(texts).entries())
    expect([format, ...all.slice(at * 6, at * 6 + 6).map(({ guide, codes }) => guide ?? codes.join())]).toEqual([
      format,
      true,
      true,
      'otherEncoding',
      'otherEncoding',
      'otherEncoding',
      'brokenUtf8',
    ]);
});

const paragraph = '<w:p><w:r><w:t>1. What is it?</w:t></w:r></w:p>';
const question = sheetRow(1, 'type', 'name', 'label') + sheetRow(2, 'text', 'a', 'What is it?');
const laughs = `<!DOCTYPE w [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]>`;
const outside = '<!DOCTYPE w SYSTEM "http://127.0.0.1:9/a.dtd" [<!ENTITY a SYSTEM "http://127.0.0.1:9/a">]>';
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const xls = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600));

/** Returns an archive that says that its parts are ten bytes long. */
function withFalseSizes(bytes: Uint8Array): Uint8Array {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 46; at += 1) {
    const mark = view.getUint32(at, true);
    if (mark === 0x02014b50) view.setUint32(at + 24, 10, true);
    if (mark === 0x04034b50) view.setUint32(at + 22, 10, true);
  }
  return changed;
}

/** Returns an archive in an archive, and so on. */
function nested(name: string, depth: number): Uint8Array {
  let bytes: Uint8Array = new Uint8Array(1_000_000);
  for (let left = depth; left > 0; left -= 1) {
    const parts: Zippable = Object.fromEntries([name, 'a.zip', 'b.zip', 'c.zip'].map((one) => [one, bytes]));
    bytes = zipSync(parts);
  }
  return bytes;
}

/** Returns a workbook whose sheet begins with a declaration. */
const declared = (declaration: string): Uint8Array =>
  sheetOf('', {
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet><sheetData>${sheetRow(1, 'type', 'name', '&a29;')}</sheetData></worksheet>`,
  });

test('archives and XML that unpack to very much, and what they name on other machines', async () => {
  const refused = [
    file('a.docx', 'docx', wordOf(`${paragraph}${' '.repeat(49 * 1024 * 1024)}`, {}, 6)),
    file('a.docx', 'docx', nested('word/document.xml', 5)),
    file('a.docx', 'docx', withFalseSizes(wordOf(paragraph.repeat(100_000), {}, 6))),
    file('a.docx', 'docx', wordOf(`${'<w:sdt>'.repeat(100_000)}${'</w:sdt>'.repeat(100_000)}`, {}, 6)),
    file('a.docx', 'docx', zipSync({ 'word/document.xml': strToU8(`${laughs}<w>&a29;</w>`) })),
    file('a.docx', 'docx', zipSync({ 'word/document.xml': strToU8(`${outside}<w>&a;</w>`) })),
    file('a.xlsx', 'xlsform', sheetOf(question, { 'xl/a.xml': ' '.repeat(33 * 1024 * 1024) }, 6)),
    file('a.xlsx', 'xlsform', nested('xl/workbook.xml', 5)),
    file('a.xlsx', 'xlsform', withFalseSizes(sheetOf(question + ' '.repeat(5_000_000), {}, 6))),
    file('a.xlsx', 'xlsform', declared(laughs)),
    file('a.xlsx', 'xlsform', declared(outside)),
    file('a.lss', 'limesurvey', utf8(`${laughs}<document>&a29;</document>`)),
    file('a.lss', 'limesurvey', utf8(`${outside}<document>&a;</document>`)),
  ];
  const pictures =
    '<w:p><w:hyperlink w:id="l"><w:r><w:t>2. Where?</w:t></w:r></w:hyperlink><w:r><w:drawing><a:blip r:link="p"/></w:drawing></w:r></w:p>';
  const relations = (target: string): string =>
    `<Relationships><Relationship Id="l" Type="x/hyperlink" Target="${target}" TargetMode="External"/><Relationship Id="p" Type="x/image" Target="${target}" TargetMode="External"/><Relationship Id="t" Type="x/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`;
  const macros = '\0\u0001macro';
  const read200 = [
    file(
      'a.docx',
      'docx',
      wordOf(paragraph + pictures, { 'word/_rels/document.xml.rels': relations('http://127.0.0.1:9/p.png') }),
    ),
    file(
      'a.docx',
      'docx',
      wordOf(paragraph, { 'word/_rels/settings.xml.rels': relations('\\\\127.0.0.1\\share\\t.dotm') }),
    ),
    file('a.docm', 'docx', wordOf(paragraph, { 'word/vbaProject.bin': macros })),
    file('a.xlsm', 'xlsform', sheetOf(question, { 'xl/vbaProject.bin': macros })),
    file(
      'a.xlsx',
      'xlsform',
      sheetOf(
        `${question}<row r="3"><c r="A3" t="str"><f>WEBSERVICE("http://127.0.0.1:9/")</f><v>text</v></c><c r="B3" t="str"><f>[1]Other!A1</f><v>b</v></c></row>`,
        {
          'xl/externalLinks/externalLink1.xml': '<externalLink/>',
        },
      ),
    ),
    file(
      'a.md',
      'markdown',
      utf8('![p](http://127.0.0.1:9/p.png)\n\n1. What is it?\n\n<img src="http://127.0.0.1:9/q.png">\n'),
    ),
    file(
      'a.json',
      'surveyjs',
      utf8(
        '{"elements":[{"type":"radiogroup","name":"a","choices":["b"],"choicesByUrl":{"url":"http://127.0.0.1:9/"},"title":"<img src=http://127.0.0.1:9/>A?"}]}',
      ),
    ),
  ];
  const all = await read([...refused, ...read200]);
  expectLaw(all, refused.length + read200.length);
  expect(all.map(({ guide, name }) => [name, guide])).toEqual([
    ...refused.map(({ name }) => [name, null]),
    ...read200.map(({ name }) => [name, true]),
  ]);
});

test('files with the ending of another kind are refused with a sentence', async () => {
  const contents = [
    png,
    xls,
    wordOf(paragraph),
    sheetOf(question),
    ...Object.values(texts).map(([, text]) => utf8(text)),
    new Uint8Array(),
    new Uint8Array(1000),
    utf8('%PDF-1.7'),
  ];
  const kinds = [
    ['csv', 'redcap'],
    ['json', 'surveyjs'],
    ['qsf', 'qsf'],
    ['xlsx', 'xlsform'],
    ['xls', 'xlsform'],
    ['lss', 'limesurvey'],
    ['docx', 'docx'],
    ['md', 'markdown'],
    ['txt', 'text'],
  ] as const;
  const files = kinds.flatMap(([ending, format]) => contents.map((bytes) => file(`a.${ending}`, format, bytes)));
  const all = await read(files);
  expectLaw(all, files.length);
  const codesOf = (ending: string, at: number): readonly string[] =>
    all[kinds.findIndex(([one]) => one === ending) * contents.length + at]?.codes ?? [];
  expect(codesOf('docx', 0)).toEqual(['noWord']);
  expect(codesOf('xls', 1)).toEqual(['oldWorkbook']);
  expect(codesOf('xlsx', 2)).toEqual(['noWorkbook']);
  expect(codesOf('docx', 3)).toEqual(['noWord']);
  expect(codesOf('json', 6)).toEqual(['noSurvey']);
  expect(codesOf('qsf', 5)).toEqual(['noSurvey']);
  for (const ending of ['csv', 'json', 'qsf', 'lss', 'md', 'txt']) {
    expect(codesOf(ending, 0)).toEqual(['otherFileType']);
    expect(codesOf(ending, 2)).toEqual(['otherFileType']);
  }
});

test('signs that no text should have, and texts of a megabyte', async () => {
  const signs = [
    '\u0001\u0007\u001B[31m',
    '\u202E\u2066\u200F',
    '\uFFFE\uFFFF',
    '\u2028',
    '__proto__',
    'constructor',
    'toString',
  ];
  const written = [...signs, 'Long. '.repeat(170_000)];
  const files = Object.entries(texts).flatMap(([format, [name, text]]) =>
    written.map((sign) =>
      file(
        name,
        format,
        utf8(
          text.replaceAll('Über', format === 'surveyjs' || format === 'qsf' ? JSON.stringify(sign).slice(1, -1) : sign),
        ),
      ),
    ),
  );
  const surrogates = ['surveyjs', 'qsf'].map((format) =>
    file(texts[format]?.[0] ?? '', format, utf8((texts[format]?.[1] ?? '').replaceAll('Über', '\\ud800x\\udc00'))),
  );
  const inSheets = written.map((sign) => file('a.xlsx', 'xlsform', sheetOf(question.replace('What', sign))));
  const inWord = written.map((sign) => file('a.docx', 'docx', wordOf(paragraph.replace('What', sign))));
  const all = [...files, ...surrogates, ...inSheets, ...inWord];
  expectLaw(await read(all), all.length);
});
