import { readFileSync } from 'node:fs';
import { readGuide } from '@guide-studio/guide-core';
import { type ImportFormat, importFormats } from '@guide-studio/importing';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../generate/random.ts';
import { report, sized } from '../size.ts';
import { corpusFiles } from './corpus.ts';
import { wordOf } from './largeFiles.ts';
import { type KnownDocument, knownDocuments } from './documents/expectation.ts';
import { pasteOf } from './documents/otherKinds.ts';
import { example } from './xlsformExample.ts';
import { formFile, workbookOf } from './xlsformFile.ts';
import {
  asks,
  block,
  branch,
  end,
  fromLink,
  logic,
  matrix,
  nps,
  randomizer,
  several,
  show,
  shownIf,
  single,
  skip,
  survey,
  text,
} from './qsfBuilder.ts';
import { newSurveys } from './limesurvey/newSurveys.ts';
import { oldSurveys } from './limesurvey/oldSurveys.ts';
import { txtSurveys } from './limesurvey/txtSurveys.ts';
import { writeLss } from './limesurvey/writeLss.ts';
import { writeTsv } from './limesurvey/writeTsv.ts';

// Law: whatever a file has in it, it becomes a valid guide, or sentences say why not.

const seed = 20261130;

const redcapFile = `Variable / Field Name,Form Name,Section Header,Field Type,Field Label,"Choices, Calculations, OR Slider Labels",Field Note,Text Validation Type OR Show Slider Number,Text Validation Min,Text Validation Max,Identifier?,Branching Logic (Show field only if...),Required Field?,Custom Alignment,Question Number (surveys only),Matrix Group Name,Matrix Ranking?,Field Annotation
record_id,visit,,text,Record,,,,,,,,y,,,,,
one,visit,<b>Start</b>,radio,One?,"1, Yes | 2, No",,,,,,,y,,,,,
many,visit,,checkbox,Many?,"1, A | 2, B | 99, None",,,,,,"[one]='1' or [one]=""2""",y,,,,,
a,visit,How?,radio,Bed,"1, Well | 2, Badly",,,,,,[many(1)]='1',y,,,sleep,,
b,visit,,radio,Sofa,"1, Well | 2, Badly",,,,,,[many(1)]='1',y,,,sleep,,
why,visit,,notes,Why [one]?,,Be kind,,,,,[a]>=2 and not ([b]='1'),,,,,,@HIDDEN
`;
const surveyFile = JSON.stringify({
  title: { default: 'Tea', de: 'Tee' },
  pages: [
    {
      name: 'p',
      elements: [
        { type: 'checkbox', name: 'tea', title: 'Tea?', choices: ['a', { value: 2, text: 'B' }], hasNone: true },
        { type: 'rating', name: 'score', rateMin: 0, rateMax: 10, visibleIf: "{tea} contains 'a'" },
        { type: 'matrix', name: 'grid', columns: ['x'], rows: ['r', 's'], visibleIf: '{score} > 3' },
        { type: 'radiogroup', name: 'best', choicesFromQuestion: 'tea', choicesFromQuestionMode: 'selected' },
      ],
    },
  ],
});

const qsfFile = JSON.stringify(
  survey(
    [
      block(
        '1',
        [single(1), several(2, { Language: { DE: { QuestionText: 'Tee?', Choices: { 1: { Display: 'Eins' } } } } })],
        {
          skips: { QID1: [skip('QID1/SelectableChoice/2', 'Selected', 'ENDOFBLOCK')] },
        },
      ),
      block('2', [matrix(3, shownIf(asks('QID2/SelectableChoice/1'))), nps(4), text(5, { Selector: 'FORM' })], {
        options: { Looping: 'Static', LoopingOptions: { Static: { 1: { 1: 'tea' } } } },
      }),
      block('3', [
        text(6, { QuestionType: 'Slider', Configuration: { SnapToGrid: true, CSSliderMax: 10, GridLines: 5 } }),
        matrix(7, { QuestionType: 'SBS', AdditionalQuestions: { 1: matrix(8).payload } }),
      ]),
    ],
    [
      fromLink('a'),
      show('1'),
      branch(logic(asks('QID1/SelectableChoice/3')), end),
      randomizer(1, show('2'), show('3')),
    ],
  ),
);

const markdownFile = `# Tea

Welcome, and **thank you**.

## Habits

1. Do you drink tea? (select one)
   - [ ] Yes
   - [ ] No → go to question 3
2. Which kinds? _Select all that apply_
   * Green
   * Black
   * Other: ____

| | Often | Never |
|---|---|---|
| At home | ( ) | ( ) |
| At work | ( ) | ( ) |

3. If no in question 1: why not? [link](http://127.0.0.1:9/)
`;
const textFile = markdownFile.replaceAll(/^#+ /gmu, '').replaceAll('*', '-');

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const formatNamed = (id: string): ImportFormat | undefined => importFormats.find((one) => one.id === id);
const [redcap, surveyjs, xlsform, qsf, limesurvey] = ['redcap', 'surveyjs', 'xlsform', 'qsf', 'limesurvey'].map(
  formatNamed,
);
const [markdown, plain, docx] = ['markdown', 'text', 'docx'].map(formatNamed);
/** Surveys of LimeSurvey in each of its layouts. */
const lssFile = writeLss(oldSurveys[1] ?? expect.fail());
const newLssFile = writeLss(newSurveys[0] ?? expect.fail());
const tsvFile = writeTsv(txtSurveys[1] ?? expect.fail());

/** Returns bytes with some mistakes: bytes changed, left out or doubled, or pieces moved. */
function broken(bytes: Uint8Array, random: ReturnType<typeof createRandom>): Uint8Array {
  let list = [...bytes];
  for (let left = 1 + Math.floor(random.next() * 6); left > 0; left -= 1) {
    const at = Math.floor(random.next() * list.length);
    const end = at + 1 + Math.floor(random.next() * 40);
    const kind = random.pick(['change', 'cut', 'double', 'end', 'sign']);
    if (kind === 'change') list[at] = Math.floor(random.next() * 256);
    else if (kind === 'cut') list = [...list.slice(0, at), ...list.slice(end)];
    else if (kind === 'double') list = [...list.slice(0, end), ...list.slice(at)];
    else if (kind === 'end') list = list.slice(0, Math.max(1, at));
    else list[at] = random.pick(['"', ',', '\n', '|', '[', ']', '{', '}', '(', "'", '<', '>', '&', '\t']).charCodeAt(0);
  }
  return Uint8Array.from(list);
}

async function expectRead(format: ImportFormat | undefined, bytes: Uint8Array, name: string): Promise<boolean> {
  format?.recognise(bytes, name);
  const read = await format?.read(bytes, { name });
  if (read === undefined) throw new Error('There is no such format.');
  if (!read.ok) {
    expect(read.issues.length).toBeGreaterThan(0);
    for (const { message, code } of read.issues) {
      expect(message.en).not.toBe('');
      // A mistake of a reader is named too, and is one.
      expect(code, message.en).not.toBe('failed');
    }
    return false;
  }
  const guide = readGuide(JSON.stringify(read.guide));
  const context = () =>
    `${new TextDecoder().decode(bytes.slice(0, 3000))}\n${guide.ok ? '' : JSON.stringify(guide.issues)}`;
  if (!guide.ok) expect.fail(context());
  return true;
}

/** Returns JSON in which some values are others: of another type, left out, or those of another place. */
function withOtherValues(text: string, random: ReturnType<typeof createRandom>): string {
  let share = 1 / (1 + (text.match(/[:,]/gu)?.length ?? 0));
  share *= 1 + Math.floor(random.next() * 5);
  const seen: unknown[] = [
    'x',
    '1',
    '',
    null,
    3,
    -1,
    1e9,
    true,
    [],
    {},
    [null],
    { 1: { Display: 'y' } },
    '<b>',
    'QID1',
  ];
  const changed = JSON.stringify(JSON.parse(text), (_, value: unknown) => {
    if (random.chance(0.05)) seen.push(value);
    if (!random.chance(share)) return value;
    return random.chance(0.3) ? undefined : structuredClone(random.pick(seen));
  });
  return changed ?? 'null';
}

describe('a file that is not as it should be', () => {
  test.each([
    ['redcap', redcap, redcapFile],
    ['surveyjs', surveyjs, surveyFile],
    ['qsf', qsf, qsfFile],
    ['limesurvey, old', limesurvey, lssFile],
    ['limesurvey, new', limesurvey, newLssFile],
    ['limesurvey, txt', limesurvey, tsvFile],
    ['markdown', markdown, markdownFile],
    ['text', plain, textFile],
  ])(`%s: 500 files with mistakes become valid guides or sentences (seed ${seed})`, async (id, format, text) => {
    const random = createRandom(seed);
    const figures = { id, files: 0, guides: 0 };
    for (let count = sized(format === limesurvey ? 50 : 150, 500, 2000); count > 0; count -= 1) {
      figures.files += 1;
      if (await expectRead(format, broken(utf8(text), random), `x.${format?.extensions[0] ?? ''}`)) figures.guides += 1;
    }
    report('importing: bad input', figures);
    expect(figures.guides).toBeGreaterThan(0);
  });

  test.each([
    ['empty', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a guide', '{"title":"A","studyGuide":[{"type":"flat","title":"B","items":[{"type":"open_ended","text":"C?"}]}]}'],
    ['only names', '{"elements":[{"name":"a"}]}'],
    [
      'wrong types',
      '{"pages":[{"elements":[{"type":"checkbox","name":"a","choices":{"a":1},"title":3,"rateMax":"x"}]}]}',
    ],
    ['very deep', `${'{"elements":['.repeat(3000)}${']}'.repeat(3000)}`],
    [
      'a scale of very many steps',
      '{"elements":[{"type":"rating","name":"a","rateMin":0,"rateMax":1e9,"rateStep":1e-9}]}',
    ],
    [
      'prototype names',
      '{"elements":[{"type":"__proto__","name":"constructor"},{"type":"comment","name":"__proto__"}]}',
    ],
  ])('%s is refused, or a valid guide', async (_, text) => {
    for (const format of importFormats) await expectRead(format, utf8(text), `x.${format.extensions[0]}`);
  });

  test('a survey of Qualtrics: branches in one another, very deep', async () => {
    const deep = `${'{"Type":"Branch","FlowID":"f","Flow":['.repeat(3000)}{"Type":"Block","ID":"BL_1"}${']}'.repeat(3000)}`;
    await expectRead(qsf, utf8(qsfFile.replace('"Flow":[', `"Flow":[${deep},`)), 'x.qsf');
  });

  test.each([
    ['surveyjs', surveyjs, surveyFile],
    ['qsf', qsf, qsfFile],
  ])(`%s: JSON with other values becomes a valid guide or a sentence (seed ${seed})`, async (id, format, text) => {
    const random = createRandom(seed);
    const figures = { id, files: 0, guides: 0 };
    for (let count = sized(150, 1000, 10_000); count > 0; count -= 1) {
      figures.files += 1;
      const name = `x.${format?.extensions[0] ?? ''}`;
      if (await expectRead(format, utf8(withOtherValues(text, random)), name)) figures.guides += 1;
    }
    report('importing: other values', figures);
    expect(figures.guides).toBeGreaterThan(0);
  });

  test.each([
    ['wrong types', { BL: [null, 3, { ID: [], BlockElements: 'x', Options: [] }], FL: { Flow: { a: 1 } }, SQ: 'x' }],
    [
      'prototype names',
      {
        BL: [{ ID: '__proto__', BlockElements: [{ Type: 'Question', QuestionID: '__proto__' }] }],
        FL: { Flow: [{ Type: 'Block', ID: '__proto__' }, { Type: 'constructor' }] },
        SQ: JSON.parse(
          '{"QuestionType":"MC","Selector":"SAVR","Choices":{"__proto__":{"Display":"a"},"constructor":{"Display":"b"}},"RecodeValues":{"__proto__":"2"},"Language":{"__proto__":{"QuestionText":"x"}},"DataExportTag":"constructor","QuestionText":"q","__proto__":1}',
        ) as object,
      },
    ],
    [
      'a scale of very many steps',
      {
        BL: [{ ID: 'b', BlockElements: [{ Type: 'Question', QuestionID: '__proto__' }] }],
        FL: { Flow: [{ Type: 'Block', ID: 'b' }] },
        SQ: {
          QuestionType: 'Slider',
          QuestionText: '<style>'.repeat(20_000),
          Configuration: { SnapToGrid: true, CSSliderMax: 1e9, GridLines: 1e9 },
        },
      },
    ],
    [
      'very long texts that open tags',
      { BL: [], FL: {}, SQ: { QuestionType: 'DB', QuestionText: '<a '.repeat(300_000) } },
    ],
  ])('a survey of Qualtrics: %s', async (_, { BL, FL, SQ }) => {
    const elements = [
      { Element: 'BL', Payload: BL },
      { Element: 'FL', Payload: FL },
      { Element: 'SQ', PrimaryAttribute: '__proto__', Payload: SQ },
      { Element: 'SO', Payload: [] },
      { Element: 'QO' },
    ];
    await expectRead(qsf, utf8(JSON.stringify({ SurveyEntry: null, SurveyElements: elements })), 'x.qsf');
  });

  test('text in another encoding is named, and one with a byte order mark is read', async () => {
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${redcapFile}`, 'utf16le'));
    const read = await redcap?.read(utf16, { name: 'x.csv' });
    expect(read).toMatchObject({ ok: false });
    expect(await expectRead(redcap, utf8(`\uFEFF${redcapFile}`), 'x.csv')).toBe(true);
  });

  const bomb = `<!DOCTYPE document [<!ENTITY a "aaaaaaaaaa">${Array.from(
    { length: 20 },
    (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`,
  ).join('')}]>`;
  test.each([
    ['that multiply', bomb, '&a19;'],
    ['of other files', '<!DOCTYPE document [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'],
    ['of other servers', '<!DOCTYPE document SYSTEM "http://127.0.0.1:1/a.dtd">', '&a;'],
  ])('entities %s are refused in XML', async (_, declared, used) => {
    const text = lssFile.replace('<document>', `${declared}<document>`).replace('<![CDATA[Fruit]]>', used);
    expect(await limesurvey?.read(utf8(text), { name: 'x.lss' })).toMatchObject({
      ok: false,
      issues: [{ code: 'docType' }],
    });
  });

  test.each([
    ['deep XML', `<document>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</document>`],
    ['XML that has no end', lssFile.slice(0, -200)],
    ['another document', '<document><LimeSurveyDocType>Label set</LimeSurveyDocType></document>'],
    ['tables without rows', lssFile.replaceAll(/<row>.*?<\/row>/gsu, '')],
    ['prototype names', lssFile.replaceAll('fruit', '__proto__').replaceAll('apples', 'constructor')],
    ['prototype names of tables', lssFile.replaceAll('<qid>', '<__proto__>').replaceAll('</qid>', '</__proto__>')],
    ['numbers without end', lssFile.replaceAll('[1]', '[1e999]').replace('[3]', '[1e9]')],
    ['deep brackets', lssFile.replace('shop.NAOK != "x"', `${'('.repeat(5000)}1${')'.repeat(5000)}`)],
    ['many bangs', lssFile.replace('shop.NAOK != "x"', `${'!'.repeat(20_000)}(shop.NAOK)`)],
    ['a long expression', lssFile.replace('shop.NAOK != "x"', 'fruit_a.NAOK == "Y" or '.repeat(5000))],
    ['many sections', lssFile.replace('<document>', `<document>${'<![CDATA['.repeat(100_000)}`)],
    ['very many tags', `<document>${'<a/>'.repeat(2_000_000)}</document>`],
    ['sections without end', `<document>${'<![CDATA['.repeat(300_000)}`],
    ['tags without end', lssFile.replaceAll('Apples', '<a'.repeat(100_000))],
    ['fields without end', lssFile.replaceAll('Apples', '{a'.repeat(100_000))],
    ['languages of the prototype', newLssFile.replaceAll('[en]', '[__proto__]')],
    ['quotes without end', tsvFile.replace('All', '"All')],
    ['one column', 'class\ntype/scale\nname'],
    ['questions without groups', tsvFile.replaceAll('\tG\t', '\tX\t')],
  ])('a survey of LimeSurvey: %s is refused, or a valid guide', async (_, text) => {
    for (const name of ['x.lss', 'x.txt']) await expectRead(limesurvey, utf8(text), name);
  });

  test('a survey of LimeSurvey in another encoding is named', async () => {
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${lssFile}`, 'utf16le'));
    expect(await limesurvey?.read(utf16, { name: 'x.lss' })).toMatchObject({ ok: false });
  });

  test('deep brackets and long conditions take no longer than others', async () => {
    const deep = redcapFile.replace("[many(1)]='1'", `${'('.repeat(5000)}[many(1)]='1'${')'.repeat(5000)}`);
    await expectRead(redcap, utf8(deep), 'x.csv');
    const long = Array.from({ length: 3000 }, (_, at) => `[one]='${at % 3}'`).join(' or ');
    await expectRead(redcap, utf8(redcapFile.replace("[many(1)]='1'", long)), 'x.csv');
  });
});

test('files of the corpus with mistakes become valid guides or sentences', async () => {
  const random = createRandom(seed);
  for (const [kind, format, ending] of [
    ['redcap', redcap, '.csv'],
    ['surveyjs', surveyjs, '.json'],
    ['xlsform', xlsform, '.xlsx'],
    ['qsf', qsf, '.qsf'],
    ['markdown', markdown, '.md'],
  ] as const)
    for (const [name, bytes] of corpusFiles(kind, ending))
      if (bytes.length < 100_000)
        for (let count = sized(2, 10, 50); count > 0; count -= 1) await expectRead(format, broken(bytes, random), name);
});

/** Returns an archive in which the text of one part is another one. */
function withPart(bytes: Uint8Array, part: string, change: (xml: Uint8Array) => Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const changed: Zippable = { ...parts, [part]: change(parts[part] ?? new Uint8Array()) };
  return zipSync(changed, { level: 1 });
}

test(`500 Word documents with mistakes, in the file and in its XML, become valid guides or sentences (seed ${seed})`, async () => {
  const random = createRandom(seed);
  const paragraphs = textFile
    .split('\n')
    .map((line) => `<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r><w:t>${line}</w:t></w:r></w:p>`);
  const bytes = wordOf(`${paragraphs.join('')}<w:tbl><w:tr><w:tc><w:p/></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>`, {
    'word/styles.xml':
      '<w:styles><w:style w:styleId="a"><w:name w:val="heading 1"/><w:basedOn w:val="a"/></w:style></w:styles>',
    'word/numbering.xml':
      '<w:numbering><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum></w:numbering>',
    'word/footnotes.xml': '<w:footnotes><w:footnote><w:p><w:r><w:t>Note</w:t></w:r></w:p></w:footnote></w:footnotes>',
  });
  const names = Object.keys(unzipSync(bytes));
  const figures = { files: 0, guides: 0 };
  for (let count = sized(60, 500, 2000); count > 0; count -= 1) {
    figures.files += 1;
    const mutant = random.chance(0.8)
      ? withPart(bytes, random.pick(names), (xml) => broken(xml, random))
      : broken(bytes, random);
    if (await expectRead(docx, mutant, 'x.docx')) figures.guides += 1;
  }
  report('importing: bad documents', figures);
  expect(figures.guides).toBeGreaterThan(0);
});

describe('a document that is not as it should be', () => {
  const own = knownDocuments('own');
  const word = new Uint8Array(readFileSync(new URL('documents/own/tea-survey.docx', import.meta.url)));
  test.each<readonly [string, ImportFormat | undefined, (one: KnownDocument) => Uint8Array]>([
    ['markdown', markdown, ({ text: written }) => utf8(written)],
    ['text', plain, ({ text: written }) => utf8(pasteOf(written))],
    ['docx', docx, () => word],
  ])(`%s: 500 with mistakes become valid guides or sentences (seed ${seed})`, async (id, format, bytesOf) => {
    const random = createRandom(seed);
    const figures = { id, files: 0, guides: 0 };
    const parts = ['word/document.xml', 'word/styles.xml', 'word/numbering.xml'];
    for (let count = sized(id === 'docx' ? 20 : 40, 500, 2000); count > 0; count -= 1) {
      figures.files += 1;
      const bytes = bytesOf(random.pick(own));
      const isInside = id === 'docx' && random.chance(0.8);
      const mutant = isInside
        ? withPart(bytes, random.pick(parts), (xml) => broken(xml, random))
        : broken(bytes, random);
      if (await expectRead(format, mutant, `x.${format?.extensions[0] ?? ''}`)) figures.guides += 1;
    }
    report('importing: bad documents', figures);
    expect(figures.guides).toBeGreaterThan(0);
  });
});

describe('a workbook that is not as it should be', () => {
  test(`500 with mistakes, in the file and in its XML, become valid guides or sentences (seed ${seed})`, async () => {
    const random = createRandom(seed);
    const bytes = await formFile(example);
    const names = Object.keys(unzipSync(bytes));
    const figures = { files: 0, guides: 0 };
    for (let count = sized(60, 500, 2000); count > 0; count -= 1) {
      figures.files += 1;
      const isInside = random.chance(0.8);
      const mutant = isInside
        ? withPart(bytes, random.pick(names), (xml) => broken(xml, random))
        : broken(bytes, random);
      if (await expectRead(xlsform, mutant, 'x.xlsx')) figures.guides += 1;
    }
    report('importing: bad workbooks', figures);
    expect(figures.guides).toBeGreaterThan(0);
  });

  const minimal = async () =>
    await workbookOf({
      survey: [
        ['type', 'name', 'label'],
        ['text', 'a', 'A?'],
      ],
    });
  const sheet = 'xl/worksheets/sheet1.xml';
  const inSheet = async (cells: string) =>
    withPart(await minimal(), sheet, (xml) => strToU8(strFromU8(xml).replace('</sheetData>', `${cells}</sheetData>`)));

  /** Returns a row of texts, which are in the sheet itself. */
  const rowOf = (number: number, ...texts: readonly string[]): string =>
    `<row r="${number}">${texts.map((text, at) => `<c r="${'ABCDEF'[at]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

  test('with names of prototypes is a valid guide', async () => {
    const rows = [
      rowOf(1, 'type', 'name', 'label::__proto__', 'constructor', 'relevant'),
      rowOf(2, 'select_one __proto__', '__proto__', 'A?', 'toString'),
      rowOf(3, 'text', 'constructor', 'B?', 'valueOf', "${__proto__} = 'constructor'"),
    ].join('');
    const bytes = withPart(await minimal(), sheet, () =>
      strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    );
    expect(await expectRead(xlsform, bytes, 'x.xlsx')).toBe(true);
  });

  test.each<readonly [string, () => Promise<Uint8Array>, boolean]>([
    ['no zip', async () => await Promise.resolve(utf8('no zip')), false],
    ['an empty zip', async () => await Promise.resolve(zipSync({})), false],
    [
      'a cell in the last corner',
      async () => await inSheet('<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>'),
      false,
    ],
    ['a row beyond the last', async () => await inSheet('<row r="9999999"><c r="A9999999"><v>1</v></c></row>'), false],
    [
      'an error and a formula',
      async () =>
        await inSheet('<row r="9"><c r="A9" t="str"><f>1</f><v>text</v></c><c r="B9" t="e"><v>#REF!</v></c></row>'),
      true,
    ],
    [
      '34 MB in 0.1 MB',
      async () => withPart(await minimal(), 'xl/more.xml', () => new Uint8Array(34 * 1024 * 1024)),
      false,
    ],
    [
      'tags that do not end',
      async () => withPart(await minimal(), sheet, () => strToU8('<c '.repeat(2_000_000))),
      false,
    ],
    [
      'a tag of one long word',
      async () => withPart(await minimal(), sheet, () => strToU8(`<c ${'a'.repeat(3_000_000)}>`)),
      false,
    ],
    [
      'styles that do not end',
      async () => withPart(await minimal(), 'xl/styles.xml', () => strToU8('<cellXfs '.repeat(500_000))),
      false,
    ],
    [
      'cells without a value',
      async () =>
        await inSheet(
          '<row r="9"><c r="A9" t="s"/><c r="B9" t="s"></c><c r="C9" t="str"><f>1</f></c><c r="D9" t="str"><f>1</f><v></v></c></row>',
        ),
      true,
    ],
    [
      'very many empty rows',
      async () => await inSheet(Array.from({ length: 100_000 }, (_, at) => `<row r="${at + 9}"/>`).join('')),
      true,
    ],
    ['elements in one another', async () => await inSheet('<row r="9">'.repeat(200_000)), false],
    [
      'entities of entities',
      async () =>
        withPart(await minimal(), sheet, (xml) =>
          strToU8(
            strFromU8(xml).replace(
              /^(?:<\?xml[^>]*\?>)?/u,
              (start) => `${start}<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>`,
            ),
          ),
        ),
      false,
    ],
    [
      'a sign that no guide can have',
      async () =>
        await inSheet(
          '<row r="9"><c r="A9" t="inlineStr"><is><t>text</t></is></c><c r="C9" t="inlineStr"><is><t>a&#0;b&#xD800;</t></is></c></row>',
        ),
      true,
    ],
  ])('with %s is a valid guide, or a sentence', async (_, made, isGuide) => {
    expect(await expectRead(xlsform, await made(), 'x.xlsx')).toBe(isGuide);
  });

  test.each<readonly [string, readonly (readonly (string | number)[])[]]>([
    [
      'very many steps',
      [
        ['type', 'name', 'label', 'parameters'],
        ['range', 'a', 'A?', 'start=0 end=1e9 step=1e-9'],
        ['range', 'b', 'B?', 'start=x step=0'],
        ['range', 'c', 'C?', 'start=5 end=1'],
      ],
    ],
    [
      'deep brackets',
      [
        ['type', 'name', 'label', 'relevant'],
        ['text', 'a', 'A?', `${'('.repeat(9000)}1${')'.repeat(9000)}`],
        ['text', 'b', 'B?', 'not('.repeat(6000)],
      ],
    ],
    [
      'a long condition',
      [
        ['type', 'name', 'label', 'relevant'],
        ['text', 'b', 'B?', Array.from({ length: 1500 }, (_, at) => `\${a} = '${at}'`).join(' or ')],
      ],
    ],
    [
      'many marks',
      [
        ['type', 'name', 'label'],
        ['text', 'a', '*'.repeat(15_000)],
        ['text', 'b', `[${'a]('.repeat(8000)}`],
        ['text', 'c', `**${'_a'.repeat(9000)}`],
      ],
    ],
  ])('with %s is a valid guide', async (_, survey) => {
    expect(await expectRead(xlsform, await workbookOf({ survey }), 'x.xlsx')).toBe(true);
  });
});
