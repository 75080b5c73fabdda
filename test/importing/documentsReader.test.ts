import { type CreateStudyRequest, readGuide } from '@guide-studio/guide-core';
import { type ImportOptions, importFormats } from '@guide-studio/importing';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

async function imported(bytes: Uint8Array, name: string, options: Partial<ImportOptions> = {}) {
  const format = importFormats.find((one) => one.recognise(bytes, name));
  const read = await format?.read(bytes, { name, ...options });
  if (read === undefined) throw new Error(`No format recognises ${name}.`);
  if (!read.ok) return { read, blocks: [], items: [], rows: [] };
  expect(readGuide(JSON.stringify(read.guide)).ok).toBe(true);
  const blocks = (read.guide as unknown as CreateStudyRequest).studyGuide;
  return { read, blocks, items: blocks.flatMap(({ items }) => items), rows: read.rows };
}

/** Returns a document in few words: blocks, and items with their answers. */
async function outlineOf(text: string, name = 'x.txt', options: Partial<ImportOptions> = {}) {
  const { blocks } = await imported(utf8(text), name, options);
  return blocks.flatMap(({ title, items }) => [
    `# ${title}`,
    ...items.map((item) => {
      const several = 'multiSelect' in item && item.multiSelect === true ? ' several' : '';
      const other = 'allowCustomOption' in item && item.allowCustomOption === true ? ' +other' : '';
      const options_ = 'options' in item ? (item.options ?? []).map((one) => one.text).join(' | ') : '';
      const rows = 'rows' in item ? `${item.rows.map((one) => one.text).join(' | ')} × ` : '';
      const advice = 'addInstructions' in item ? ` (${(item.addInstructions ?? '').replaceAll('\n', ' / ')})` : '';
      return `${item.externalId} ${item.type}${several}${other}: ${item.text}${options_ === '' ? '' : ` – ${rows}${options_}`}${advice}`;
    }),
  ]);
}

describe('a text with questions', () => {
  test('marks of lists, codes and hints are read and leave the texts', async () => {
    expect(
      await outlineOf(`Home energy

1. What do you heat with? (Select all that apply)
☐ Gas
☐ Wood
☐ Other: ______
☐ None of these
2) How warm is it?
a) cold
b) warm
Q7: Is it dear? [single]
o\tYes
o\tNo
8. Rank the following.
- Price
- Comfort
9. How happy are you? 1 = not at all 2 3 4 5 = very
10. Anything else? ______`),
    ).toEqual([
      '# Home energy',
      'q1 multiple_choice several +other: What do you heat with? – Gas | Wood | None of these',
      'q2 multiple_choice: How warm is it? – cold | warm',
      'q7 multiple_choice: Is it dear? – Yes | No',
      'q8 ranking: Rank the following. – Price | Comfort',
      'q9 multiple_choice: How happy are you? – 1 (not at all) | 2 | 3 | 4 | 5 (very)',
      'q10 open_ended: Anything else?',
    ]);
  });

  test('a scale in brackets has its numbers and the words for its ends', async () => {
    const scales = [
      ['(1 to 3, very bad to very good)', '1 (very bad) | 2 | 3 (very good)'],
      ['(scale 0-3, not at all - very)', '0 (not at all) | 1 | 2 | 3 (very)'],
      ['(Skala 1-3: gar nicht bis sehr)', '1 (gar nicht) | 2 | 3 (sehr)'],
      ['(1-3)', '1 | 2 | 3'],
    ] as const;
    for (const [brackets, options] of scales) {
      const outline = await outlineOf(`Taste\n\n1. Why?\n2. How was it? ${brackets}\n3. What else?`);
      expect(outline.find((line) => line.startsWith('q2 '))).toBe(
        `q2 multiple_choice: How was it? ${brackets} – ${options}`,
      );
    }
    // One word is no pair of ends, and a number of things is no scale.
    for (const brackets of ['(1 to 3, roughly)', '(1 to 3, bad to fair to good)']) {
      const outline = await outlineOf(`Taste\n\n1. Why?\n2. How many? ${brackets}\n3. What else?`);
      expect(outline.find((line) => line.startsWith('q2 '))).toBe(`q2 open_ended: How many? ${brackets}`);
    }
  });

  test('probes are instructions, answers are options, and what is read out is a statement', async () => {
    expect(
      await outlineOf(`Guide

PART A: WARM-UP (10 minutes)
1. Tell me about your kitchen.
   - Probe: size, light
   - What is missing?
SAY: Now let us talk about cooking.
2. Why did you start?
   * money
   * health`),
    ).toEqual([
      '# PART A: WARM-UP',
      'q1 open_ended: Tell me about your kitchen. (Probe: size, light / What is missing?)',
      'text1 statement: Now let us talk about cooking.',
      'q2 multiple_choice: Why did you start? – money | health',
    ]);
  });

  test('tables are matrices', async () => {
    expect(
      await outlineOf('1. How much do you agree?\n\n\tAgree\tNeutral\tDisagree\nIt is warm\t\t\t\nIt is cheap\t\t\t\n'),
    ).toEqual(['# x', 'q1 matrix: How much do you agree? – It is warm | It is cheap × Agree | Neutral | Disagree']);
    expect(await outlineOf('**Do you agree?**\n\n| | Yes | No |\n|-|-|-|\n| It is warm | | |\n', 'x.md')).toEqual([
      '# x',
      'q1 matrix: Do you agree? – It is warm × Yes | No',
    ]);
  });

  test('lists of questions, topics with questions below, and versions that are no numbers', async () => {
    expect(
      await outlineOf(
        `# Plan

## Tools

- Which tools do you use?
  - 1.85 (new)
  - 1.84
- Build times:
  - Have they improved?
  - Do they cost you time?
- What blocks people from helping (e.g., with tests)

## School

- Are students using it in their courses (if that makes sense).
`,
        'x.md',
      ),
    ).toEqual([
      '# Tools',
      'q1 multiple_choice: Which tools do you use? – 1.85 (new) | 1.84',
      'q2 open_ended: Build times: (Have they improved? / Do they cost you time?)',
      'q3 open_ended: What blocks people from helping (e.g., with tests)',
      '# School',
      'q4 open_ended: Are students using it in their courses (if that makes sense).',
    ]);
  });

  test('numbered titles in capitals, and labels alone on their line', async () => {
    expect(
      await outlineOf(
        'GARDENS\n\n1. WHO TAKES PART\n\n1. Do you have a garden?\n- Yes\n- No\n\n2. WARM-UP (5 MIN)\n\nHello, and thank you for coming.\n\nQ7.\nWhat grows there?\n\n8.\n',
      ),
    ).toEqual([
      '# WHO TAKES PART',
      'q1 multiple_choice: Do you have a garden? – Yes | No',
      '# WARM-UP',
      'text1 statement: Hello, and thank you for coming.',
      'q7 open_ended: What grows there?',
    ]);
  });

  test('codes before answers, notes in capitals, and scales for each of several things', async () => {
    expect(
      await outlineOf(`SURVEY

Duration: 10 minutes
Participants: 8 gardeners

Q1. Which tools do you know? DO NOT READ LIST. MULTIPLE RESPONSE.
1 Spade
2 Rake
97 Other (specify) ____
98 None
Q2. Why? OPEN END. PROBE FULLY.
Q3. How much do the following matter? (1 = little, 5 = much)
- Price
- Weight
Q4. For how long have you had it?
1 Year
2 Years
Q5. Where? [ ] Here [ ] There [ ] Other: ____`),
    ).toEqual([
      '# SURVEY',
      'q1 multiple_choice several +other: Which tools do you know? – Spade | Rake | None',
      'q2 open_ended: Why? (PROBE FULLY)',
      'q3 matrix: How much do the following matter? – Price | Weight × 1 (little) | 2 | 3 | 4 | 5 (much)',
      'q4 multiple_choice: For how long have you had it? – 1 Year | 2 Years',
      'q5 multiple_choice +other: Where? – Here | There',
    ]);
  });

  test('German words', async () => {
    expect(
      await outlineOf(`Teil 1: Nutzung

Frage 1: Was nutzen Sie? (Mehrfachnennung möglich)
☐ Bücher
☐ Spiele
☐ Sonstiges: ____
☐ Nichts davon

Frage 2: Warum? (offen)`),
    ).toEqual([
      '# Teil 1: Nutzung',
      'q1 multiple_choice several +other: Was nutzen Sie? – Bücher | Spiele | Nichts davon',
      'q2 open_ended: Warum?',
    ]);
  });

  test('what has no place is in the report', async () => {
    const { rows } = await imported(
      utf8(
        '# Guide\n\n## Tips\n\n- Be kind\n\n## Talk (5 min)\n\n1. Are you well?\n   - Yes\n   - No\n\n[RECRUIT A MIX]\n\n<!-- later -->\n',
      ),
      'x.md',
    );
    const stated = rows.map(({ verdict, text }) => `${verdict} ${text}`);
    for (const text of ['Be kind', 'Tips', '(5 min)', '[RECRUIT A MIX]', 'later'])
      expect(stated).toContain(`lost ${text}`);
  });
});

describe('rules in words', () => {
  const kinds = `Q1. Do you cook?
a) Yes
b) No
Q2. Do you bake?
a) Yes
b) No
`;
  test.each([
    ['ASK IF Q1 = a\nQ3. Why?', 'Q3', { questionId: 'q1', choices: ['q1.a'] }],
    ['[IF NO AT Q2]\nQ3. Why?', 'Q3', { questionId: 'q2', choices: ['q2.b'] }],
    ['If you answered "Yes" to Q1:\nQ3. Why?', 'Q3', { questionId: 'q1', choices: ['q1.a'] }],
    ['Q3. (if yes) Why?', 'Q3', { questionId: 'q2', choices: ['q2.a'] }],
    [
      'If no, skip to Q4\nQ3. Why?\nQ4. When?',
      'Q3',
      { questionId: 'q2', matchingCriteria: 'mustNotSelect', choices: ['q2.b'] },
    ],
    [
      'Wenn nein, weiter mit Frage 4\nQ3. Why?\nQ4. When?',
      'Q3',
      { questionId: 'q2', matchingCriteria: 'mustNotSelect', choices: ['q2.b'] },
    ],
  ])('%j is proposed, and a condition once it is accepted', async (rest, field, criterion) => {
    const before = await imported(utf8(kinds + rest), 'x.txt');
    expect(before.rows.filter(({ verdict }) => verdict === 'proposed')).toHaveLength(1);
    expect(before.items.every((item) => (item.conditional ?? null) === null)).toBe(true);
    const { items } = await imported(utf8(kinds + rest), 'x.txt', { accepted: 'all' });
    const item = items.find(({ externalId }) => externalId === field.toLowerCase());
    expect(item?.conditional?.criteria).toMatchObject([criterion]);
  });

  test('a rule that names no answer is lost, and never a condition', async () => {
    for (const rule of ['ASK IF Q1 = maybe', 'IF IT RAINS, SKIP TO Q4']) {
      const text = `${kinds}${rule}\nQ3. Why?\nQ4. When?`;
      const { items, rows } = await imported(utf8(text), 'x.txt', { accepted: 'all' });
      expect(items.every((item) => (item.conditional ?? null) === null)).toBe(true);
      expect(rows.find(({ kind }) => kind === 'condition')).toMatchObject({ verdict: 'lost', text: rule });
    }
  });

  test('marks on answers make a screener', async () => {
    const { blocks } = await imported(
      utf8('1. How old are you?\nUnder 18 ..... (TERMINATE)\n18 or older – Continue.\n\n2. Why?'),
      'x.txt',
    );
    expect(blocks[0]).toMatchObject({
      type: 'screening',
      items: [
        {
          options: [
            { text: 'Under 18', status: 'reject' },
            { text: '18 or older', status: 'approve' },
          ],
        },
      ],
    });
    expect(blocks[1]?.items).toMatchObject([{ text: 'Why?' }]);
  });
});

const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const inList = (id: number, level = 0) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const level = (format: string, text: string) =>
  `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const wordFiles = (body: string): Record<string, Uint8Array> => ({
  'word/document.xml': strToU8(`<?xml version="1.0"?><w:document ${space}><w:body>${body}</w:body></w:document>`),
  'word/styles.xml': strToU8(
    `<w:styles ${space}><w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style></w:styles>`,
  ),
  'word/numbering.xml': strToU8(
    `<w:numbering ${space}><w:abstractNum w:abstractNumId="1">${level('decimal', 'Q%1.')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${level('lowerLetter', '%1)')}</w:abstractNum><w:abstractNum w:abstractNumId="3">${level('bullet', '\uF0B7')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="3"/></w:num></w:numbering>`,
  ),
});
const body = [
  paragraph('Cooking', '<w:pStyle w:val="H2"/>'),
  paragraph('How often do you cook?', inList(1)),
  paragraph('Daily', inList(2)),
  paragraph('Never', inList(2)),
  paragraph('Tell me about your kitchen.', inList(1)),
  paragraph('Probe: size', inList(3)),
  '<w:p><w:r><w:t>Do you bake?</w:t><w:br/><w:t>Yes</w:t><w:br/><w:t>No</w:t><w:del><w:r><w:delText>Gone</w:delText></w:r></w:del></w:r></w:p>',
].join('');

describe('a Word document', () => {
  test('numbers, letters and bullets of its lists count, and lines in a paragraph', async () => {
    const { blocks, items } = await imported(zipSync(wordFiles(body)), 'x.docx');
    expect(blocks.map(({ title }) => title)).toEqual(['Cooking']);
    expect(items).toMatchObject([
      {
        externalId: 'q1',
        text: 'How often do you cook?',
        options: [{ externalId: 'q1.a', text: 'Daily' }, { text: 'Never' }],
      },
      { externalId: 'q2', type: 'open_ended', addInstructions: 'Probe: size' },
      { text: 'Do you bake?', options: [{ text: 'Yes' }, { text: 'No' }] },
    ]);
  });

  test('links, macros, missing parts and comments do no harm', async () => {
    const files = wordFiles(
      `${body}<w:p><w:hyperlink r:id="rId1" xmlns:r="r"><w:r><w:t>Read http://127.0.0.1:1/x now</w:t></w:r></w:hyperlink></w:p>`,
    );
    const all = {
      ...files,
      'word/vbaProject.bin': strToU8('x'),
      'word/comments.xml': strToU8(`<w:comments ${space}><w:comment>${paragraph('Ask less')}</w:comment></w:comments>`),
      'word/_rels/document.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Target="http://127.0.0.1:1/x" TargetMode="External"/></Relationships>',
      ),
    };
    const { rows, items } = await imported(zipSync(all), 'x.docx');
    expect(items.length).toBeGreaterThan(2);
    expect(rows.find(({ text }) => text === 'Ask less')).toMatchObject({ verdict: 'lost' });
    const { 'word/numbering.xml': _, 'word/styles.xml': __, ...bare } = files;
    expect((await imported(zipSync(bare), 'x.docx')).items.length).toBeGreaterThan(0);
  });

  test.each([
    ['no archive', utf8('hello')],
    ['no document', zipSync({ 'a.xml': utf8('<a/>') })],
    ['entities', zipSync({ 'word/document.xml': utf8('<!DOCTYPE a [<!ENTITY b "c">]><w:document>&b;</w:document>') })],
    ['very deep', zipSync({ 'word/document.xml': utf8(`${'<w:p>'.repeat(5000)}${'</w:p>'.repeat(5000)}`) })],
    ['a bomb', zipSync({ 'word/document.xml': new Uint8Array(60 * 1024 * 1024).fill(32) }, { level: 9 })],
  ])('%s is refused with a sentence', async (_, bytes) => {
    const { read } = await imported(bytes, 'x.docx');
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.issues[0]?.message.en).toMatch(/Word/u);
  });
});

describe('documents that are not as they should be', () => {
  test.each([
    ['very many lines', 'Some line\n'.repeat(100_000)],
    ['a very long line', 'word '.repeat(150_000)],
    ['very many spaces', `1. a${' '.repeat(500_000)}b?`],
    ['very many signs', `1. a? ${'_'.repeat(300_000)}b ${'('.repeat(100_000)}`],
    [
      'deep quotes and lists',
      `${'> '.repeat(3000)}a?\n${Array.from({ length: 300 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n')}`,
    ],
    ['prototype names', '__proto__. Why?\nconstructor\n1. toString?\n- __proto__\n- constructor\n'],
    ['empty', ''],
  ])('%s is refused, or a valid guide', async (_, text) => {
    for (const name of ['x.txt', 'x.md']) await imported(utf8(text), name);
  });

  test('another encoding is named', async () => {
    const { read } = await imported(new Uint8Array(Buffer.from('\uFEFFWhy?', 'utf16le')), 'x.txt');
    expect(read.ok ? '' : read.issues[0]?.message.en).toContain('UTF-16');
  });
});
