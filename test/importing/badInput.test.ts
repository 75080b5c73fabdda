import { readGuide } from '@guide-studio/guide-core';
import { type ImportFormat, importFormats } from '@guide-studio/importing';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../generate/random.ts';
import { report, sized } from '../size.ts';
import { corpusFiles } from './corpus.ts';

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

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const [, surveyjs] = importFormats;
const [redcap] = importFormats;

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
    else list[at] = random.pick(['"', ',', '\n', '|', '[', ']', '{', '}', '(', "'"]).charCodeAt(0);
  }
  return Uint8Array.from(list);
}

async function expectRead(format: ImportFormat | undefined, bytes: Uint8Array, name: string): Promise<boolean> {
  format?.recognise(bytes, name);
  const read = await format?.read(bytes, { name });
  if (read === undefined) throw new Error('There is no such format.');
  if (!read.ok) {
    expect(read.issues.length).toBeGreaterThan(0);
    for (const { message } of read.issues) expect(message.en).not.toBe('');
    return false;
  }
  const guide = readGuide(JSON.stringify(read.guide));
  const context = () =>
    `${new TextDecoder().decode(bytes.slice(0, 3000))}\n${guide.ok ? '' : JSON.stringify(guide.issues)}`;
  if (!guide.ok) expect.fail(context());
  return true;
}

describe('a file that is not as it should be', () => {
  test.each([
    ['redcap', redcap, redcapFile],
    ['surveyjs', surveyjs, surveyFile],
  ])(`%s: 500 files with mistakes become valid guides or sentences (seed ${seed})`, async (id, format, text) => {
    const random = createRandom(seed);
    const figures = { id, files: 0, guides: 0 };
    for (let count = sized(150, 500, 2000); count > 0; count -= 1) {
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

  test('text in another encoding is named, and one with a byte order mark is read', async () => {
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${redcapFile}`, 'utf16le'));
    const read = await redcap?.read(utf16, { name: 'x.csv' });
    expect(read).toMatchObject({ ok: false });
    expect(await expectRead(redcap, utf8(`\uFEFF${redcapFile}`), 'x.csv')).toBe(true);
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
  ] as const)
    for (const [name, bytes] of corpusFiles(kind, ending))
      if (bytes.length < 100_000)
        for (let count = sized(2, 10, 50); count > 0; count -= 1) await expectRead(format, broken(bytes, random), name);
});
