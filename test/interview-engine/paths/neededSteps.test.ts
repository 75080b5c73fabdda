import { fromWire, type JsonObject } from '@guide-studio/guide-core';
import { explore, type Goal, pathsTelling, witnessFor } from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';
import { choice, flat, guideOf, ifSelected } from '../guides.ts';

const concept = (nickname: string, more: JsonObject = {}) => ({
  nickname,
  content: { title: nickname, description: '' },
  ...more,
});
const guide = guideOf([
  flat(
    choice('agree', ['Yes', 'No']),
    choice('why', ['Cost', 'Time'], { conditional: ifSelected('agree', ['Yes']) }),
    choice('cost', ['High', 'Low'], { conditional: ifSelected('why', ['Cost']) }),
  ),
  {
    type: 'concept',
    title: 'Ideas',
    conceptSamplingConfig: {
      subsampleCount: 1,
      concepts: [concept('Bus'), concept('Toll', { conditional: ifSelected('agree', ['Yes']) })],
    },
    items: [choice('would', ['Yes', 'No'])],
  },
]);
const told = (goal: Goal) => {
  const witness = witnessFor(explore(guide), goal);
  return witness && pathsTelling(fromWire(guide)).way(guide, witness);
};

test('a way tells the answers on which its goal depends, with those that lead to them, and no others', () => {
  expect(told({ kind: 'concept', block: 1, concept: 0 })).toEqual(['Concepts drawn: “Bus”']);
  expect(told({ kind: 'concept', block: 1, concept: 1 })).toEqual(['Concepts drawn: “Toll”', 'Q1: Which agree? → Yes']);
  expect(told({ kind: 'item', item: 2 })).toEqual(['Q1: Which agree? → Yes', 'Q2: Which why? → Cost']);
  expect(told({ kind: 'item', item: 3 })).toEqual([pathsTelling(fromWire(guide)).anyWay]);
});

test('a way tells the answer from which the options of a told answer come', () => {
  const carrying = guideOf([
    flat(
      choice('snacks', ['Chips', 'Nuts'], { multiSelect: true }),
      { type: 'multiple_choice', externalId: 'best', text: 'Which is best?', carryForwardFrom: 'snacks' },
      choice('nuts', ['Yes', 'No'], { conditional: ifSelected('best', ['Nuts']) }),
    ),
  ]);
  const witness = witnessFor(explore(carrying), { kind: 'item', item: 2 });
  // Nothing else is left to select at the second question.
  expect(witness && pathsTelling(fromWire(carrying)).way(carrying, witness)).toEqual(['Q1: Which snacks? → Nuts']);
});
