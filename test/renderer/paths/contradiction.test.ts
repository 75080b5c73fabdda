import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf, itemIndex } from '@guide-studio/guide-core/edit';
import { expect, test } from 'vitest';
import { contradictionText } from '../../../renderer/src/paths/contradictionText.ts';
import type { Fixed } from '../../../renderer/src/paths/fixed.ts';
import { isReached, pathRows } from '../../../renderer/src/paths/pathRows.ts';
import { found } from '../found.ts';
import { block, choice, selected as ifSelected, when, which } from '../../guideParts.ts';
import { knownPaths } from './knownPaths.ts';

const guide: JsonObject = {
  title: 'Ages',
  studyGuide: [
    {
      type: 'screening',
      title: 'Screener',
      items: [
        {
          type: 'multiple_choice',
          text: 'How old are you?',
          options: [
            { text: 'Younger', status: 'approve' },
            { text: '65 or older', status: 'reject' },
          ],
        },
      ],
    },
    {
      type: 'flat',
      title: 'Use',
      items: [{ type: 'multiple_choice', text: 'How often?', options: [{ text: 'Every day' }, { text: 'Rarely' }] }],
    },
  ],
};

/** Fixes an option of a question as selected; both by place. */
const selected =
  (...places: readonly (readonly [number, number])[]) =>
  (doc: Parameters<typeof itemIndex>[0]): readonly Fixed[] =>
    places.map(([item, option]) => {
      const { node } = found(itemIndex(doc).items[item]);
      return { kind: 'option', option: found(childrenOf(node, 'options')[option]).key, row: null, is: true };
    });

test('answers of which one ends the interview before the other are both named, and nothing follows from them', () => {
  const { known } = knownPaths(guide, selected([1, 0], [0, 1]));
  expect(known.explored.contradiction).toEqual([0, 1]);
  const marks = pathRows(known.doc, known.explored, true).flatMap((row) => (isReached(row) ? [row.mark] : []));
  expect(new Set(marks)).toEqual(new Set(['open']));
  expect(contradictionText(known)).toBe(
    'These cannot be true together. “65 or older” ends the interview. Take one of them back.',
  );
});

test('what excludes each other is told with the rule of answers by which it does', () => {
  const { known } = knownPaths(guide, selected([1, 0], [1, 1]));
  expect(known.explored.contradiction).toEqual([0, 1]);
  expect(contradictionText(known)).toBe(
    'These cannot be true together. Only one answer can be selected in “How often?”. Take one of them back.',
  );
});

test('an answer that ends the interview is no mistake alone', () => {
  const { known } = knownPaths(guide, selected([0, 1]));
  expect(known.explored.contradiction).toEqual([0]);
  expect(known.explored.outcomes.screened_out.reachOfAll).toBe('always');
  expect(contradictionText(known)).toBe(
    'Participants with this are screened out: “How old are you?” is “65 or older”. The flow shows what they see up to that point.',
  );
});

test('what excludes each other is told with the condition that links it', () => {
  const cars = {
    title: 'Cars',
    studyGuide: [
      block(
        'Cars',
        which('own', ['Yes', 'No'], { text: 'Do you own a car?' }),
        choice('Which brand is it?', ['Audi', 'VW'], when(ifSelected('own', 'Yes'))),
      ),
    ],
  } as unknown as JsonObject;
  const { known } = knownPaths(cars, selected([0, 1], [1, 0]));
  expect(contradictionText(known).replaceAll(/[\u2066-\u2069]/gu, '')).toBe(
    'These cannot be true together. “Which brand is it?” is shown only when “Do you own a car?” is “Yes”. Only one answer can be selected in “Do you own a car?”. Take one of them back.',
  );
});
