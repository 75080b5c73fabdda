import { readFileSync } from 'node:fs';
import { type CreateStudyRequest, readGuide } from '@guide-studio/guide-core';
import { type Accepted, importFormats } from '@guide-studio/importing';
import { beforeAll, describe, expect, test } from 'vitest';
import { isFull, report } from '../size.ts';
import { corpusPresent, whyNoCorpus } from './corpus.ts';
import { type Compared, compareDocument, precisionOf, recallOf, sumOf } from './documents/compareDocument.ts';
import { comparedLogic } from './documents/comparedLogic.ts';
import { type KnownDocument, knownDocuments } from './documents/expectation.ts';
import { hasOffice, makeDocx, whyNoOffice } from './documents/makeDocx.ts';
import { pasteOf } from './documents/otherKinds.ts';

// Law: a document becomes the guide that a researcher would write of it, whether it is Markdown, text or Word.

const kinds = ['markdown', 'text', 'docx'] as const;
type FormatId = (typeof kinds)[number];

/** Returns the guide that a format makes of a document. */
async function guideFrom(
  id: FormatId,
  bytes: Uint8Array,
  name: string,
  accepted: Accepted = new Set(),
): Promise<CreateStudyRequest> {
  const read = await importFormats.find((format) => format.id === id)?.read(bytes, { name, accepted });
  if (read?.ok !== true) throw new Error(`${name} was not read as ${id}.`);
  const guide = readGuide(JSON.stringify(read.guide));
  if (!guide.ok) throw new Error(`${name} as ${id}: ${JSON.stringify(guide.issues.slice(0, 3))}`);
  return guide.guide;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const endings = { markdown: 'md', text: 'txt', docx: 'docx' } as const;
const committed = new Map(
  ['tea-survey', 'garden-guide'].map((name) => [`own-${name}`, new URL(`documents/own/${name}.docx`, import.meta.url)]),
);

const others = knownDocuments('corpus');
const own = knownDocuments('own');
const trials = knownDocuments('trials');

let made: ReadonlyMap<string, Uint8Array> = new Map();

/** Returns a document as bytes of a kind; null if it cannot be made here. */
function bytesOf(id: FormatId, { name, text }: KnownDocument): Uint8Array | null {
  if (id === 'markdown') return utf8(text);
  if (id === 'text') return utf8(pasteOf(text));
  const file = committed.get(name);
  return made.get(name) ?? (file === undefined ? null : new Uint8Array(readFileSync(file)));
}

/** Returns how a guide compares with what is expected of a document, kind by kind of what is wrong. */
const wrongIn = ({ tallies }: Compared): readonly string[] =>
  Object.entries(tallies).flatMap(([kind, { missed, extra }]) => [
    ...missed.map((one) => `${kind} missed: ${one}`),
    ...extra.map((one) => `${kind} extra: ${one}`),
  ]);

const share = (value: number): number => Math.round(value * 1000) / 1000;

/** Prints recall and precision of a document, and what was wrong. */
function print(id: FormatId, name: string, compared: Compared): void {
  const figures = Object.entries(compared.tallies).map(([kind, tally]) => [
    kind,
    `${share(recallOf(tally))} / ${share(precisionOf(tally))}`,
  ]);
  report(`document ${name} as ${id}, recall / precision`, Object.fromEntries(figures));
  if (process.env['SHOW'] !== undefined) for (const line of wrongIn(compared)) process.stdout.write(`  ${line}\n`);
}

describe('documents', () => {
  beforeAll(() => {
    if (hasOffice && isFull) made = makeDocx(new Map([...own, ...others].map(({ name, text }) => [name, text])));
  });

  describe.runIf(corpusPresent)(`of other people${whyNoCorpus}${whyNoOffice}`, () => {
    test.each(kinds.filter((id) => id !== 'docx' || (hasOffice && isFull)))(
      'as %s: recall is at least 0.95 and precision at least 0.98',
      async (id) => {
        const all: Compared[] = [];
        for (const document of others) {
          const bytes = bytesOf(id, document);
          if (bytes === null) throw new Error(`${document.name} was not made.`);
          const guide = await guideFrom(id, bytes, `${document.name}.${endings[id]}`);
          const compared = compareDocument(guide, document.expectation, document.text);
          print(id, document.name, compared);
          all.push(compared);
        }
        expect(all).toHaveLength(5);
        const measured = (['questions', 'order', 'types', 'options', 'rows', 'probes'] as const).map((kind) => {
          const sum = sumOf(all.map(({ tallies }) => tallies[kind]));
          return { kind, recall: share(recallOf(sum)), precision: share(precisionOf(sum)) };
        });
        report(`documents as ${id}`, { measured });
        expect(measured.filter(({ recall, precision }) => recall < 0.95 || precision < 0.98)).toEqual([]);
      },
    );
  });

  test.runIf(corpusPresent).each(trials.map((document) => [document.name, document] as const))(
    `%s becomes exactly what it says${whyNoCorpus}`,
    async (name, { expectation, text }) => {
      const id = expectation.source.endsWith('.md') ? 'markdown' : 'text';
      const guide = await guideFrom(id, utf8(text), expectation.source);
      const compared = compareDocument(guide, expectation, text);
      print(id, name, compared);
      expect([...wrongIn(compared), ...comparedLogic(compared.matches, text, false)]).toEqual([]);
    },
  );

  describe.each(kinds)('of our own, as %s', (id) => {
    const here = own.filter(({ name }) => id !== 'docx' || (hasOffice && isFull) || committed.has(name));
    test.each(here.map((document) => [document.name, document] as const))(
      `%s becomes exactly what it says, and its logic waits to be accepted${id === 'docx' ? whyNoOffice : ''}`,
      async (name, document) => {
        const bytes = bytesOf(id, document);
        if (bytes === null) throw new Error(`${name} was not made.`);
        for (const areAccepted of [false, true]) {
          const guide = await guideFrom(id, bytes, `${name}.${endings[id]}`, areAccepted ? 'all' : new Set());
          const compared = compareDocument(guide, document.expectation, document.text);
          print(id, name, compared);
          expect([...wrongIn(compared), ...comparedLogic(compared.matches, document.text, areAccepted)]).toEqual([]);
        }
      },
    );
  });

  test('Word documents that are kept are read as those that are made', async () => {
    for (const [name, file] of committed) {
      const document = own.find((one) => one.name === name);
      if (document === undefined) throw new Error(`${name} is missing.`);
      const guide = await guideFrom('docx', new Uint8Array(readFileSync(file)), `${name}.docx`);
      expect(wrongIn(compareDocument(guide, document.expectation, document.text))).toEqual([]);
    }
  });
});
