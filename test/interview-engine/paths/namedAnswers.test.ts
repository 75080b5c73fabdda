import { fromWire } from '@guide-studio/guide-core/edit';
import { explore, type Goal, pathsDescriber, witnessFor } from '@guide-studio/interview-engine/paths';
import { generatedTests } from '@guide-studio/interview-engine/tests';
import { expect, test } from 'vitest';
import { choiceFrom, flat, validGuide, which } from '../../guideParts.ts';
import { answerOf } from '../answerOf.ts';

const several = { multiSelect: true, allowCustomOption: true };
const carrying = choiceFrom('like', 'Which most?', { externalId: 'top' });

test('ways and generated tests select options of the guide rather than an answer of their own', () => {
  const guide = validGuide([
    flat(which('like', ['Speed', { text: 'None', exclusiveOption: true }], several), carrying),
  ]);
  const exploration = explore(guide);
  const doc = fromWire(guide);
  const goal: Goal = { kind: 'item', item: 1 };
  const witness = answerOf(witnessFor(exploration, goal));
  expect(witness && pathsDescriber(doc).way(guide, witness)).toEqual([expect.stringMatching(/→ (Speed|Health)$/u)]);
  expect(JSON.stringify(generatedTests({ guide, doc }, exploration))).not.toMatch(/own\d|\+ b\d/u);
});

test('an answer of their own that is needed is told in words', () => {
  const only = which('like', [{ text: 'None', exclusiveOption: true }], several);
  const guide = validGuide([flat(only, carrying)]);
  const witness = answerOf(witnessFor(explore(guide), { kind: 'item', item: 1 }));
  const sentences = (language: 'en' | 'de') => witness && pathsDescriber(fromWire(guide), language).way(guide, witness);
  expect(sentences('en')).toEqual([expect.stringMatching(/→ an answer of their own$/u)]);
  expect(sentences('de')).toEqual([expect.stringMatching(/→ eine eigene Antwort$/u)]);
});
