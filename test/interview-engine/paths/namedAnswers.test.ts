import { fromWire } from '@guide-studio/guide-core';
import { explore, type Goal, pathsTelling, witnessFor } from '@guide-studio/interview-engine/paths';
import { generatedTests } from '@guide-studio/interview-engine/tests';
import { expect, test } from 'vitest';
import { choice, flat, guideOf } from '../guides.ts';

const several = { multiSelect: true, allowCustomOption: true };
const carrying = { type: 'multiple_choice', externalId: 'top', text: 'Which most?', carryForwardFrom: 'like' };

test('ways and generated tests select options of the guide rather than an answer of their own', () => {
  const guide = guideOf([
    flat(
      { ...choice('like', ['None'], several), options: [{ text: 'Speed' }, { text: 'None', exclusiveOption: true }] },
      carrying,
    ),
  ]);
  const exploration = explore(guide);
  const doc = fromWire(guide);
  const goal: Goal = { kind: 'item', item: 1 };
  const witness = witnessFor(exploration, goal);
  expect(witness && pathsTelling(doc).way(guide, witness)).toEqual([expect.stringMatching(/→ (Speed|Health)$/u)]);
  expect(JSON.stringify(generatedTests(guide, doc, exploration))).not.toMatch(/own\d|\+ b\d/u);
});

test('an answer of their own that is needed is told in words', () => {
  const only = { ...choice('like', ['None'], several), options: [{ text: 'None', exclusiveOption: true }] };
  const guide = guideOf([flat(only, carrying)]);
  const witness = witnessFor(explore(guide), { kind: 'item', item: 1 });
  const told = (language: 'en' | 'de') => witness && pathsTelling(fromWire(guide), language).way(guide, witness);
  expect(told('en')).toEqual([expect.stringMatching(/→ an answer of their own$/u)]);
  expect(told('de')).toEqual([expect.stringMatching(/→ eine eigene Antwort$/u)]);
});
