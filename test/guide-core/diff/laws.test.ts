import type { JsonObject } from '@guide-studio/guide-core';
import { applyDiff, diffGuides, describeChange } from '@guide-studio/guide-core/diff';
import { fromWire, run, createEditorState, commit, toWire, walk } from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import { describe, expect, it } from 'vitest';
import { disturb } from '../../generate/edit.ts';
import { editedGuide } from '../../generate/editSequence.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { fullGuide, wrongGuides } from '../doc/guides.ts';
import { realGuides, whyNoRealGuides, realGuidesPresent } from '../../realGuides.ts';
import { sized } from '../../size.ts';

/** The number of pairs in all. */
const pairs = sized(60, 200, 5000);
const seeds = [1, 2, 3, 4, 5];

/** Returns the content: without the order of properties and nulls that mean "omitted". */
const plain = (guide: JsonObject): unknown => JSON.parse(canonicalText(guide));

function expectLawful(a: JsonObject, b: JsonObject): void {
  const { changes } = diffGuides(a, b);
  expect(plain(applyDiff(a, { changes }))).toEqual(plain(b));
  for (const change of changes) {
    for (const language of ['en', 'de'] as const)
      expect(describeChange(change, language)).not.toMatch(/undefined|\[object/u);
    expect(change.edits.length).toBeGreaterThan(0);
  }
}

function guideOf(random: Random): JsonObject {
  return randomGuide(random, { blocks: random.int(1, 4), itemsPerBlock: random.int(1, 6) });
}

describe('diff laws', () => {
  it.each(seeds)('applying the diff gives the other guide, after edits (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let run = 0; run < pairs / seeds.length; run += 1) {
      const a = guideOf(random);
      const b = editedGuide(random, a, random.int(1, 8), 'x');
      expectLawful(a, b);
      expectLawful(b, a);
    }
  });

  it.each([11, 12])(
    'applying the diff gives the other guide, for guides that have nothing to do with each other (seed %i)',
    (seed) => {
      const random = createRandom(seed);
      for (let run = 0; run < sized(12, 40, 40); run += 1) expectLawful(guideOf(random), guideOf(random));
    },
  );

  it.each([21, 22])('holds for guides of wrong shape (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let run = 0; run < sized(20, 60, 60); run += 1) {
      const a = disturb(random, fullGuide()) as JsonObject;
      expectLawful(a, disturb(random, a) as JsonObject);
      expectLawful(fullGuide(), a);
    }
    for (const [, a] of wrongGuides()) for (const [, b] of wrongGuides()) expectLawful(a, b);
  });

  it('a guide does not differ from itself', () => {
    const random = createRandom(31);
    for (let run = 0; run < 40; run += 1) {
      const guide = guideOf(random);
      expect(diffGuides(guide, structuredClone(guide)).changes).toEqual([]);
    }
  });

  it.skipIf(!realGuidesPresent)(`no real guide differs from itself${whyNoRealGuides}`, () => {
    for (const [, guide] of realGuides()) expect(diffGuides(guide, structuredClone(guide)).changes).toEqual([]);
  });

  it('a renamed id is one change, however many conditions name it', () => {
    const random = createRandom(41);
    for (let count = 0; count < 10; count += 1) {
      const guide = guideOf(random);
      const doc = fromWire(guide);
      for (const node of walk(doc.root).filter(({ kind }) => kind !== 'study' && kind !== 'row')) {
        const fields = node.fields as { readonly externalId?: unknown };
        if (typeof fields.externalId !== 'string') continue;
        const state = createEditorState(guide);
        const renamed = run(state, 'externalId.rename', { key: node.key, to: 'another-id' });
        if (renamed.kind !== 'transaction') throw new Error('refused');
        const after = toWire(commit(state, renamed, 0).doc);
        expect(diffGuides(guide, after).changes.map(({ code }) => code)).toEqual(['idChanged']);
        expectLawful(guide, after);
      }
    }
  });

  it('a moved block is one change', () => {
    const random = createRandom(51);
    for (let count = 0; count < sized(30, 100, 100); count += 1) {
      const guide = randomGuide(random, { blocks: random.int(2, 6), itemsPerBlock: random.int(1, 5) });
      const blocks = guide['studyGuide'] as readonly JsonObject[];
      const from = random.int(0, blocks.length - 1);
      const block = blocks[from] as JsonObject;
      const to = (from + random.int(1, blocks.length - 1)) % blocks.length;
      const moved = { ...guide, studyGuide: blocks.toSpliced(from, 1).toSpliced(to, 0, block) };
      const { changes } = diffGuides(guide, moved);
      expect(changes.map(({ code, kind }) => [code, kind])).toEqual([['moved', 'block']]);
      expectLawful(guide, moved);
    }
  });
});
