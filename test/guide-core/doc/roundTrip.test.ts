import type { JsonObject } from '@guide-studio/guide-core';
import {
  fromWire,
  locate,
  nodeAtPath,
  toWire,
  walk,
  type GuideDocument,
  type GuideNode,
} from '@guide-studio/guide-core/edit';
import { applyStep } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { fullGuide, wrongGuides } from './guides.ts';
import { realGuides, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';
import { chanceOf, mutated } from './random.ts';

/** Expects equal values and equal texts: the order of properties counts, and own `__proto__` properties. */
function expectRoundTrip(guide: JsonObject): void {
  const before = JSON.stringify(guide);
  const doc = fromWire(guide);
  expect(toWire(doc)).toBe(guide);
  const wire = toWire(forgotten(doc));
  expect(wire).toEqual(guide);
  expect(JSON.stringify(wire)).toBe(before);
  expect(JSON.stringify(guide)).toBe(before);
  const nodes = [...walk(doc.root)];
  expect(new Set(nodes.map((node) => node.key)).size).toBe(nodes.length);
  for (const node of nodes) expectLocated(doc, node);
}

/** Returns the same document, made again from its nodes, so that nothing is cached for it. */
function forgotten(doc: GuideDocument): GuideDocument {
  return structuredClone(doc);
}

function expectLocated(doc: ReturnType<typeof fromWire>, node: GuideNode): void {
  const located = locate(doc, node.key);
  expect(located?.node).toBe(node);
  expect(nodeAtPath(doc, located?.path ?? ['nowhere']).node).toBe(node);
}

describe('a guide as an editor document', () => {
  it('comes back from a valid guide with everything in it', () => expectRoundTrip(fullGuide()));

  it.each(wrongGuides())('comes back from %s', (_, guide) => expectRoundTrip(guide));

  it('comes back from guides with something wrong in a random place', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const chance = chanceOf(seed);
      let guide = fullGuide();
      for (let n = chance.below(4); n >= 0; n--) guide = mutated(guide, chance);
      expect(JSON.stringify(toWire(forgotten(fromWire(guide)))), `seed ${seed}`).toBe(JSON.stringify(guide));
    }
  });

  describe.skipIf(!realGuidesPresent)(`of the real questionnaires${whyNoRealGuides}`, () => {
    it.each(realGuides())('comes back from %s', (_, guide) => expectRoundTrip(guide));
  });

  it('keeps the wire identity of every node that an edit elsewhere did not touch', () => {
    const doc = fromWire(fullGuide());
    const before = toWire(doc);
    const key = doc.root.children.blocks?.[1]?.children.items?.[0]?.key ?? '';
    const result = applyStep(doc, { type: 'setField', key, path: ['text'], from: 'Where?', to: 'Where exactly?' });
    if (!result.ok) throw new Error(result.reason);
    const after = toWire(result.doc);
    expect(before['studyGuide']).not.toBe(after['studyGuide']);
    const [blocks, changed] = [before['studyGuide'], after['studyGuide']] as unknown as { items: unknown[] }[][];
    expect(changed?.[0]).toBe(blocks?.[0]);
    expect(changed?.[2]).toBe(blocks?.[2]);
    expect(changed?.[1]?.items[0]).not.toBe(blocks?.[1]?.items[0]);
    expect(changed?.[1]?.items.slice(1)).toEqual(blocks?.[1]?.items.slice(1));
    for (const index of [1, 2, 3, 4]) expect(changed?.[1]?.items[index]).toBe(blocks?.[1]?.items[index]);
  });
});
