import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { readGuide } from '@guide-studio/guide-core';
import { importFormats } from '@guide-studio/importing';
import { expect, test } from 'vitest';
import type { Made } from './limesurvey/made.ts';
import { writeLss } from './limesurvey/writeLss.ts';
import { writeTsv } from './limesurvey/writeTsv.ts';

const made: Made = {
  name: 'small.lss',
  layout: 'old',
  languages: ['en'],
  title: 'Small',
  groups: [
    {
      name: 'Small',
      questions: [
        { code: 'one', type: 'Y', text: 'One?' },
        {
          code: 'grid',
          type: 'F',
          text: 'Grid?',
          subs: [
            { code: 'a', text: 'Row' },
            { code: 'b', text: 'Row' },
          ],
          answers: [{ code: 'x', text: 'X' }],
        },
        { code: 'two', type: 'T', text: 'Two?', relevance: 'grid_b.NAOK == "x"' },
      ],
    },
  ],
  expected: { items: [], conditions: {} },
};

async function imported(text: string, name: string) {
  const bytes = new TextEncoder().encode(text);
  const format = importFormats.find((one) => one.recognise(bytes, name));
  expect(format?.id).toBe('limesurvey');
  const read = await format?.read(bytes, { name });
  if (read?.ok !== true) throw new Error(JSON.stringify(read));
  expect(readGuide(JSON.stringify(read.guide)).ok).toBe(true);
  const blocks = (read.guide as unknown as CreateStudyRequest).studyGuide;
  return { ...read, blocks, items: blocks.flatMap(({ items }) => items) };
}

const isRecognised = (text: string, name: string): boolean =>
  importFormats.find(({ recognise }) => recognise(new TextEncoder().encode(text), name))?.id === 'limesurvey';

test('is recognised by what is in it', () => {
  const [lss, txt] = [writeLss(made), writeTsv(made)];
  expect(isRecognised(lss, 'a.lss')).toBe(true);
  expect(isRecognised(lss, 'a.xml')).toBe(false);
  expect(isRecognised(lss.replace('>Survey<', '>Group<'), 'a.lss')).toBe(false);
  expect(isRecognised(txt, 'A.TXT')).toBe(true);
  expect(isRecognised(txt.replaceAll('class', 'kind'), 'a.txt')).toBe(false);
  expect(isRecognised('Warm-up\n\n1. What did you cook?\n', 'a.txt')).toBe(false);
});

test('rows with the same text have their names, so that conditions find them', async () => {
  const { items, rows } = await imported(writeLss(made), 'a.lss');
  expect(items[1]).toMatchObject({ rows: [{ text: 'Row (grid_a)' }, { text: 'Row (grid_b)' }] });
  expect(items[2]?.conditional?.criteria).toMatchObject([{ questionId: 'grid', matrixRow: 'Row (grid_b)' }]);
  expect(rows.filter(({ code }) => code === 'sameRows')).toHaveLength(1);
});

test('questions whose group is not there, and questions with the same code, are not lost', async () => {
  const orphans = writeLss(made).replace(/<groups>.*<\/groups>/su, '');
  expect((await imported(orphans, 'a.lss')).blocks).toMatchObject([{ items: [{}, {}, {}] }]);
  const twice = writeTsv(made).replace('\ttwo\t', '\tone\t');
  expect((await imported(twice, 'a.txt')).items.map(({ externalId }) => externalId)).toEqual(['one', 'grid', 'one-2']);
});

test('a question that may be left out after a warning is optional', async () => {
  const soft = writeLss(made).replaceAll('<mandatory><![CDATA[Y]]>', '<mandatory><![CDATA[S]]>');
  const { rows } = await imported(soft, 'a.lss');
  expect(rows.filter(({ code }) => code === 'optional')).toHaveLength(3);
});

test('rows of conditions in text are lost, unless their question has a relevance', async () => {
  const [header = ''] = writeTsv(made).split('\n');
  const columns = header.split('\t').length;
  const condition = (question: number): string =>
    [String(900 + question), String(question), 'C', ...Array.from({ length: columns - 3 }, () => '')].join('\t');
  const { rows } = await imported(`${writeTsv(made)}${condition(300)}\n${condition(302)}\n`, 'a.txt');
  expect(rows.filter(({ code }) => code === 'setting')).toMatchObject([{ kind: 'setting', verdict: 'lost' }]);
});

test('a language that guides do not have is named, and one with a style is that language', async () => {
  const many: Made = {
    ...made,
    languages: ['pt-BR', 'de-informal', 'eo-x'],
    groups: [
      {
        name: 'G',
        questions: [{ code: 'q', type: 'T', text: { 'pt-BR': 'Que?', 'de-informal': 'Was?', 'eo-x': 'Kio?' } }],
      },
    ],
  };
  const { guide, rows } = await imported(writeLss(many), 'a.lss');
  expect(guide).toMatchObject({ config: { questionLanguage: 'pt', availableLanguages: ['pt', 'de'] } });
  expect(rows.filter(({ code }) => code === 'noLanguage')).toMatchObject([{ text: 'Kio?', verdict: 'lost' }]);
});

test.each([
  ['tried_a.NAOK == "Y"', null],
  ['tried_a == "Y"', null],
  ['tried_a.NAOK != "Y"', null],
  ['tried_a != "Y"', 'unsupported'],
  ['tried_a == "Y" or tried_b != "Y"', 'unsupported'],
  ['own != "a"', 'unsupported'],
  ['own.NAOK != "a"', null],
  ['own == "a"', null],
  ['own.NAOK == 0', 'unsupported'],
  ['own.NAOK == "-oth-"', 'unsupported'],
  ['own.NAOK == "b"', 'ownAnswer'],
])('%s, about filtered boxes and answers of one’s own: %s', async (relevance, code) => {
  const subs = ['a', 'b'].map((one) => ({ code: one, text: one }));
  const survey: Made = {
    ...made,
    groups: [
      {
        name: 'G',
        questions: [
          { code: 'known', type: 'M', text: 'Known?', subs },
          { code: 'tried', type: 'M', text: 'Tried?', subs, attributes: { array_filter: 'known' } },
          {
            code: 'own',
            type: 'L',
            text: 'Own?',
            answers: subs.slice(0, 1),
            hasOther: true,
            relevance: 'known_a.NAOK == "Y"',
          },
          { code: 'last', type: 'T', text: 'Last?', relevance },
        ],
      },
    ],
  };
  const { rows } = await imported(writeLss(survey), 'a.lss');
  const row = rows.find(({ kind, target }) => kind === 'condition' && target === 'last');
  expect(row?.code).toBe(code);
  expect(row?.verdict === 'lost').toBe(code !== null);
});

test('a sub-question that is a question of its own keeps its condition', async () => {
  const survey: Made = {
    ...made,
    groups: [
      {
        name: 'G',
        questions: [
          { code: 'one', type: 'Y', text: 'One?' },
          {
            code: 'sums',
            type: 'K',
            text: 'How much?',
            subs: [
              { code: 'a', text: 'A' },
              { code: 'b', text: 'B', relevance: 'one.NAOK == "Y"' },
            ],
          },
        ],
      },
    ],
  };
  const { items, rows } = await imported(writeLss(survey), 'a.lss');
  expect(items.map(({ conditional }) => conditional?.criteria.length ?? 0)).toEqual([0, 0, 1]);
  expect(rows.filter(({ code }) => code === 'filtered')).toEqual([]);
});
