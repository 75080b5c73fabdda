import { type Json, type JsonObject, validate } from '@guide-studio/guide-core';
import { childrenOf, fromWire, type GuideNode, objectFields, textField } from '@guide-studio/guide-core/edit';
import { outlineText, parseOutline, readOutline } from '@guide-studio/guide-core/files';
import { blockWire, isJsonObject, optionLines } from '@guide-studio/guide-core/internal';
import { describe, expect, test } from 'vitest';
import { disturb } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { fullGuide } from '../doc/guides.ts';
import { realGuides, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';
import { sized } from '../../size.ts';

const line = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns what an outline can contain of a guide: blocks with their questions, types and answers. */
function labelText(guide: JsonObject) {
  const texts = (node: GuideNode, slot: 'options' | 'rows') =>
    childrenOf(node, slot).map((each) => line(textField(each, 'text')));
  return childrenOf(fromWire(guide).root, 'blocks').map((block) => ({
    title: line(textField(block, 'title')),
    type: textField(block, 'type'),
    items: childrenOf(block, 'items').map((item) => ({
      text: line(textField(item, 'text')),
      type: textField(item, 'type'),
      several: objectFields(item)['multiSelect'] === true,
      options: texts(item, 'options'),
      rows: texts(item, 'rows'),
    })),
  }));
}

/** Questions with carried options have no options of their own for an outline. */
function withoutCarried(guide: JsonObject): JsonObject {
  const blocks = guide['studyGuide'];
  if (!Array.isArray(blocks)) return guide;
  const own = (item: Json) => !(isJsonObject(item) && typeof item['carryForwardFrom'] === 'string');
  const kept = blocks.map((block: Json) =>
    isJsonObject(block) && Array.isArray(block['items']) ? { ...block, items: block['items'].filter(own) } : block,
  );
  return {
    ...guide,
    studyGuide: kept.filter((block: Json) => isJsonObject(block) && (block['items'] as []).length > 0),
  };
}

function expectRoundTrip(guide: JsonObject): void {
  const text = outlineText([fromWire(guide).root]);
  const parsed = { title: '', studyGuide: parseOutline(text).map((block) => blockWire(block)) };
  expect(labelText(parsed), text).toEqual(labelText(guide));
}

/** Texts that look like outline marks. */
const traps = [
  '- dash',
  '1. one',
  '# head',
  '> row',
  'a | b',
  '| bar',
  'x [several]',
  '[open]',
  'a) b',
  '[ ] box',
  '(x) y',
];
function trapped(random: Random, value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => trapped(random, each));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      (name === 'text' || name === 'title') && random.chance(0.3) ? random.pick(traps) : trapped(random, inner),
    ]),
  );
}

describe('the text of a guide can be read back as the same questions with the same answers', () => {
  test('of a guide with everything', () => expectRoundTrip(withoutCarried(fullGuide())));

  test.skipIf(!realGuidesPresent)(`of the real guides${whyNoRealGuides}`, () => {
    for (const [, guide] of realGuides()) expectRoundTrip(withoutCarried(guide));
  });

  test('of made-up guides, seeds from 1, also where texts look like marks', () => {
    for (let seed = 1; seed <= sized(40, 150, 150); seed += 1) {
      const random = createRandom(seed);
      const guide = trapped(random, randomGuide(random, { blocks: 3, itemsPerBlock: 5 })) as JsonObject;
      expectRoundTrip(withoutCarried(guide));
    }
  });
});

test('any pasted text becomes parts of valid shape, seeds from 1', () => {
  const pieces = [
    '#',
    '-',
    '>',
    '1.',
    '[',
    ']',
    'several',
    '|',
    ' ',
    '\t',
    '\n',
    '\r\n',
    'What?',
    'é',
    '\u2028',
    '[several]',
  ];
  for (let seed = 1; seed <= sized(100, 300, 300); seed += 1) {
    const random = createRandom(seed);
    const text = Array.from({ length: random.int(0, 60) }, () => random.pick(pieces)).join('');
    const studyGuide = parseOutline(text).map((block) => blockWire(block));
    // The author fills in empty texts; everything else must be valid.
    const issues = validate({ title: 'x', studyGuide }).filter(
      ({ code, path }) =>
        path.length > 1 && code !== 'uniqueExternalIds' && !path.includes('text') && path.at(-1) !== 'title',
    );
    const wrong = issues.filter(({ code }) => !['screeningPlacement', 'optionStatus'].includes(code));
    expect(wrong, `seed ${seed}: ${JSON.stringify(text)}`).toEqual([]);
    expect(outlineText([fromWire(disturb(random, { title: '', studyGuide }) as JsonObject).root])).toMatch(/\n$/);
  }
});

test('an outline as people write it', () => {
  const text = `Do you eat breakfast?
- Yes
- No

2) Which foods?
   [ ] Bread
   [ ] Cereal
# Second part
Tell us more
Rate these
   > Taste
   > Price
   - Good
   - Bad
`;
  expect(labelText({ title: '', studyGuide: parseOutline(text).map((block) => blockWire(block)) })).toMatchObject([
    {
      items: [
        { text: 'Do you eat breakfast?', type: 'multiple_choice', several: false, options: ['Yes', 'No'] },
        { text: 'Which foods?', type: 'multiple_choice', several: true, options: ['Bread', 'Cereal'] },
      ],
    },
    {
      title: 'Second part',
      items: [
        { text: 'Tell us more', type: 'open_ended' },
        { text: 'Rate these', type: 'matrix', rows: ['Taste', 'Price'], options: ['Good', 'Bad'] },
      ],
    },
  ]);
});

const textsOf = (text: string) =>
  labelText({ title: '', studyGuide: parseOutline(text).map((block) => blockWire(block)) }).flatMap(({ items }) =>
    items.map((item) => item.text),
  );

test.each([
  ['1 - Why?\n2 – How?\nQ3 - Where?', ['Why?', 'How?', 'Where?']],
  ['3. Why?\n   1. one\n   2. two\n4 - How?', ['Why?', 'How?']],
  ['2 - 3 cups?\n3 - 4 cups?', ['2 - 3 cups?', '3 - 4 cups?']],
  ['24 - the series. Do you know it?\nWhy?', ['24 - the series. Do you know it?', 'Why?']],
  ['Why?\nIf yes, go to 5\nHow?', ['Why?', 'How?']],
])(
  'numbers before a dash are dropped where they run in sequence, and lines of routing are no questions: %j',
  (text, texts) => expect(textsOf(text)).toEqual(texts),
);

test('types and blocks are told in German too, with small letters or capitals', () => {
  const german =
    '# Wer [Screener]\nA [Auswahl]\n# B [konzepte]\nC [mehrere]\nD [offen]\nE [Rangfolge]\nF [hinweistext]';
  const english = '# Wer [screener]\nA [choice]\n# B [concepts]\nC [several]\nD [open]\nE [ranking]\nF [statement]';
  expect(readOutline(german)).toEqual(readOutline(english));
  expect(readOutline(german).remarks).toEqual([]);
});

test('lines of options, with ids before a bar', () => {
  expect(optionLines('• Bread\n\n2. Cereal\r\nnone | None of these\n')).toEqual([
    { text: 'Bread', id: '' },
    { text: 'Cereal', id: '' },
    { text: 'None of these', id: 'none' },
  ]);
});

describe('what may have been meant otherwise', () => {
  const remarksOn = (text: string) => readOutline(text).remarks.map(({ code, line: at }) => `${at} ${code}`);

  test.each([
    ['How old are you? [number]', ['1 unknownTag']],
    ['# Part [intro]\nWhy?', ['1 unknownTag']],
    ['Why?\n- Yes (go to Q5)\n- No', ['2 routing']],
    ['Warum?\n- Ja → 7\n- Nein, weiter mit F9', ['2 routing', '3 routing']],
    ['> Taste\n> Price', ['1 looseRow']],
    ['# First\n# Then\nWhy?', ['1 emptyBlock']],
    ['Yes or no?\n- Yes\n- No\nIf yes, go to 5\nWenn nein, weiter mit Frage 7.', ['4 routingLine', '5 routingLine']],
    ['Ask only if Q2 is yes\nWhy?', ['1 routingLine']],
    ['If you could go to Mars, what would you take?', ['1 routing']],
    ['If you could go to Mars, tell us why.', ['1 routing']],
    ['Nur fragen, wenn F2 = ja\nWarum?', ['1 routingLine']],
    ['Why?\nThank you for your time.', ['2 notAQuestion']],
    ['Vielen Dank! [statement]\nVielen Dank', ['2 notAQuestion']],
    ['# Who [screener]\nWhy?\nHow?\n- Yes\n- No', ['2 notInScreener']],
  ] as const)('%j', (text, expected) => expect(remarksOn(text)).toEqual(expected));
});
