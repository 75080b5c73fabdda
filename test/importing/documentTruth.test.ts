import { type CreateStudyRequest, readGuide } from '@guide-studio/guide-core';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isFull } from '../size.ts';
import { type Compared, compareDocument, type Kind, precisionOf, recallOf } from './documents/compareDocument.ts';
import { comparedLogic } from './documents/comparedLogic.ts';
import { type KnownDocument, knownDocuments, textsOf } from './documents/expectation.ts';
import { linesOf } from './documents/linesOf.ts';
import { hasOffice, makeDocx, whyNoOffice } from './documents/makeDocx.ts';
import { pasteOf } from './documents/otherKinds.ts';
import { perfectGuide } from './documents/perfectGuide.ts';

// Law: what is expected of documents is in them, and the comparison finds each thing that a guide has otherwise.

const documents = [...knownDocuments('own'), ...knownDocuments('trials'), ...knownDocuments('corpus')];

function guideOf(given: unknown): CreateStudyRequest {
  const read = readGuide(JSON.stringify(given));
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.guide;
}

const perfect = ({ expectation, text }: KnownDocument): CreateStudyRequest => guideOf(perfectGuide(expectation, text));

const compare = (document: KnownDocument, guide: CreateStudyRequest): Compared =>
  compareDocument(guide, document.expectation, document.text);

/** Returns all that a comparison found wrong. */
const wrongIn = ({ tallies }: Compared): readonly string[] =>
  Object.entries(tallies).flatMap(([kind, { missed, extra }]) => [
    ...missed.map((one) => `${kind} missed: ${one}`),
    ...extra.map((one) => `${kind} extra: ${one}`),
  ]);

type Guide = CreateStudyRequest;
type Item = Guide['studyGuide'][number]['items'][number];

const withItems = (guide: Guide, change: (items: readonly Item[]) => readonly unknown[]): Guide =>
  guideOf({
    ...guide,
    studyGuide: guide.studyGuide.map((block, at) => (at === 1 ? { ...block, items: change(block.items) } : block)),
  });

describe.each(documents.map((document) => [document.name, document] as const))('%s', (_, document) => {
  test('names lines that have a text, each once', () => {
    const { blocks } = document.expectation;
    const named = blocks.flatMap((block) => [
      ...textsOf(block.texts).flat(),
      ...block.items.flatMap(({ line, options, rows, other, maybeOther }) =>
        [line, options, rows, other, maybeOther].flatMap((lines) => textsOf(lines).flat()),
      ),
    ]);
    expect(named.length - new Set(named).size).toBe(0);
    for (const line of named) expect(linesOf(document.text).textOf([line]), `line ${line}`).toBeTypeOf('string');
  });

  test('a guide with all that is expected has nothing missed or extra', () => {
    const compared = compare(document, perfect(document));
    expect(wrongIn(compared)).toEqual([]);
    for (const tally of Object.values(compared.tallies)) expect([recallOf(tally), precisionOf(tally)]).toEqual([1, 1]);
  });
});

/** What pasted lines have behind their text: the way through the questionnaire, and cells of a table. */
const marks = / next$|(?: ○)+$/u;

describe.each(
  documents.filter(({ expectation }) => expectation.source.endsWith('.md')).map((one) => [one.name, one] as const),
)('%s as people paste it', (_, document) => {
  test('each question, option and follow-up is on a line of its own', () => {
    const text = pasteOf(document.text);
    const pasted = linesOf(text);
    const lines = text
      .split('\n')
      .flatMap((line, at) => (line.trim() === '' ? [] : [pasted.textOf([at + 1]).replace(marks, '')]));
    const { textOf } = linesOf(document.text);
    const expected = document.expectation.blocks
      .flatMap(({ items }) => items)
      .flatMap(({ line, options, rows, probes }) => [line, options, rows, probes])
      .flatMap((given) => textsOf(given).map(textOf));
    expect(expected.filter((own) => !lines.includes(own))).toEqual([]);
  });
});

const tea = knownDocuments('own').find(({ name }) => name === 'own-tea-survey');

describe('a guide that is not as expected', () => {
  const changes: readonly (readonly [Kind, (items: readonly Item[]) => readonly unknown[]])[] = [
    ['questions', (items) => items.slice(1)],
    ['questions', (items) => [...items, { type: 'open_ended', text: 'A question of nobody?' }]],
    ['questions', (items) => items.map((item, at) => (at === 0 ? { ...item, text: `Q1. ${item.text}` } : item))],
    ['order', (items) => items.toReversed()],
    [
      'types',
      (items) => items.map((item) => ({ ...item, ...(item.type === 'ranking' ? { type: 'multiple_choice' } : {}) })),
    ],
    ['types', (items) => items.map((item) => ('multiSelect' in item ? { ...item, multiSelect: false } : item))],
    [
      'options',
      (items) => items.map((item) => ('options' in item ? { ...item, options: item.options?.toReversed() } : item)),
    ],
    [
      'options',
      (items) => items.map((item) => ('options' in item ? { ...item, options: item.options?.slice(1) } : item)),
    ],
    [
      'options',
      (items) => items.map((item) => ('allowCustomOption' in item ? { ...item, allowCustomOption: false } : item)),
    ],
    [
      'options',
      (items) =>
        items.map((item) =>
          'options' in item ? { ...item, options: item.options?.map(({ text }) => ({ text: `o ${text}` })) } : item,
        ),
    ],
    ['rows', (items) => items.map((item) => (item.type === 'matrix' ? { ...item, rows: item.rows.slice(1) } : item))],
    ['probes', (items) => items.map((item) => (item.type === 'open_ended' ? { ...item, addInstructions: '' } : item))],
    [
      'probes',
      (items) =>
        items.map((item) => (item.type === 'open_ended' ? { ...item, addInstructions: 'Type: select one' } : item)),
    ],
  ];

  test.each(changes)('differs in its %s', (kind, change) => {
    if (tea === undefined) throw new Error('The document is missing.');
    const { [kind]: tally } = compare(tea, withItems(perfect(tea), change)).tallies;
    expect([...tally.missed, ...tally.extra]).not.toEqual([]);
  });
});

test.each(knownDocuments('own').map((document) => [document.name, document] as const))(
  'the logic of %s is compared before and after it is accepted',
  (_, { expectation, text }) => {
    for (const isIn of [false, true])
      for (const areAccepted of [false, true]) {
        const guide = guideOf(perfectGuide(expectation, text, isIn));
        const wrong = comparedLogic(compareDocument(guide, expectation, text).matches, text, areAccepted);
        if (isIn === areAccepted) expect(wrong).toEqual([]);
        else expect(wrong.length).toBeGreaterThan(2);
      }
  },
);

test.runIf(hasOffice && isFull)(`documents are made as Word documents with styles${whyNoOffice}`, () => {
  const made = makeDocx(new Map(knownDocuments('own').map(({ name, text }) => [name, text])));
  for (const bytes of made.values()) {
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
    for (const part of ['w:val="Heading1"', 'w:val="Heading2"', '<w:numPr>', '<w:b/>']) expect(xml).toContain(part);
  }
  const all = [...made.values()].map((bytes) => strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()));
  expect(all.join('')).toContain('<w:tbl>');
  expect(all.join('')).toContain('<w:br/>');
});
