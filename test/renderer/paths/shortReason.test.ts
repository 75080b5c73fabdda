import type { JsonObject } from '@guide-studio/guide-core';
import { expect, test } from 'vitest';
import { goalOf } from '@guide-studio/interview-engine/internal';
import { findingRows } from '../../../renderer/src/paths/findingRows.ts';
import { shortReason } from '../../../renderer/src/paths/shortReason.ts';
import { wayTo } from '../../../renderer/src/worker/waysOf.ts';
import { breakfast } from './breakfast.ts';
import { knownPaths } from './knownPaths.ts';
import { selected } from '../../guideParts.ts';

test('a reason is one sentence that does not repeat what it is about', () => {
  const { known, worker } = knownPaths(breakfast);
  const goals = findingRows(known).flatMap(({ finding }) => goalOf(finding) ?? []);
  expect(goals.map((goal) => shortReason(known.doc, wayTo(worker, goal)))).toEqual([
    'It is shown only to those who answer “Under 18” to “How old are you?”, but that answer ends the interview.',
    'It is shown only to those who answer “Under 18” to “How old are you?”, but that answer ends the interview.',
  ]);
});

test('a reason says why the answers do not go together', () => {
  const pet = (choice: string): JsonObject => selected('pet', choice);
  const { known, worker } = knownPaths({
    title: 'Pets',
    studyGuide: [
      {
        type: 'flat',
        title: 'Pets',
        items: [
          {
            type: 'multiple_choice',
            externalId: 'pet',
            text: 'Which pet?',
            options: [{ text: 'Cat' }, { text: 'Dog' }],
          },
          {
            type: 'open_ended',
            text: 'Do they get along?',
            conditional: { operator: 'and', criteria: [pet('Cat'), pet('Dog')] },
          },
        ],
      },
    ],
  });
  expect(shortReason(known.doc, wayTo(worker, { kind: 'item', item: 1 }))).toBe(
    'It is shown only when the answer to “Which pet?” includes “Cat” and “Dog”, but only one answer can be selected there.',
  );
});
