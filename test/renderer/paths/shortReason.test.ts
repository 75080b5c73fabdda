import { expect, test } from 'vitest';
import { findingRows } from '../../../renderer/src/paths/findingRows.ts';
import { shortReason } from '../../../renderer/src/paths/shortReason.ts';
import { wayTo } from '../../../renderer/src/worker/waysOf.ts';
import { breakfast } from './breakfast.ts';
import { knownPaths } from './knownPaths.ts';

test('a reason is one sentence that does not repeat what it is about', () => {
  const { known, worker } = knownPaths(breakfast);
  const goals = findingRows(known).flatMap(({ goal }) => goal ?? []);
  expect(goals.map((goal) => shortReason(known.doc, wayTo(worker, goal)))).toEqual([
    'These exclude each other: “How old are you?” includes “Under 18”; “How old are you?” ends the interview for “Under 18”',
    'These exclude each other: “How old are you?” includes “Under 18”; “How old are you?” ends the interview for “Under 18”',
  ]);
});
