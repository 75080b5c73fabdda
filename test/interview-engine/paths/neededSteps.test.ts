import { fromWire } from '@guide-studio/guide-core/edit';
import { explore, type Goal, pathsDescriber, witnessFor } from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';
import { choiceFrom, concept, conceptBlock, flat, selected, validGuide, when, which } from '../../guideParts.ts';
import { answerOf } from '../answerOf.ts';

const guide = validGuide([
  flat(
    which('agree', ['Yes', 'No']),
    which('why', ['Cost', 'Time'], when(selected('agree', 'Yes'))),
    which('cost', ['High', 'Low'], when(selected('why', 'Cost'))),
  ),
  conceptBlock(
    'Ideas',
    {
      subsampleCount: 1,
      concepts: [concept('Bus'), concept('Toll', when(selected('agree', 'Yes')))],
    },
    which('would', ['Yes', 'No']),
  ),
]);
const sentences = (goal: Goal) => {
  const witness = answerOf(witnessFor(explore(guide), goal));
  return witness && pathsDescriber(fromWire(guide)).way(guide, witness);
};

test('a way tells the answers on which its goal depends, with those that lead to them, and no others', () => {
  expect(sentences({ kind: 'concept', block: 1, concept: 0 })).toEqual(['Concepts drawn: “Bus”']);
  expect(sentences({ kind: 'concept', block: 1, concept: 1 })).toEqual([
    'Concepts drawn: “Toll”',
    'Q1: Which agree? → Yes',
  ]);
  expect(sentences({ kind: 'item', item: 2 })).toEqual(['Q1: Which agree? → Yes', 'Q2: Which why? → Cost']);
  expect(sentences({ kind: 'item', item: 3 })).toEqual([pathsDescriber(fromWire(guide)).anyWay]);
});

test('a way tells the answer from which the options of a told answer come', () => {
  const carrying = validGuide([
    flat(
      which('snacks', ['Chips', 'Nuts'], { multiSelect: true }),
      choiceFrom('snacks', 'Which is best?', { externalId: 'best' }),
      which('nuts', ['Yes', 'No'], when(selected('best', 'Nuts'))),
    ),
  ]);
  const witness = answerOf(witnessFor(explore(carrying), { kind: 'item', item: 2 }));
  // Nothing else is left to select at the second question.
  expect(witness && pathsDescriber(fromWire(carrying)).way(carrying, witness)).toEqual(['Q1: Which snacks? → Nuts']);
});
