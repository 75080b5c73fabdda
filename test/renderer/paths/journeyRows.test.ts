import type { JsonObject } from '@guide-studio/guide-core';
import { journeysOf } from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';
import {
  endBefore,
  firstRangesOf,
  journeyRows,
  rangesOf,
  rowsInSight,
} from '../../../renderer/src/paths/journeyRows.ts';
import { journeysIn } from '../../../renderer/src/worker/waysOf.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { found } from '../found.ts';
import { breakfast } from './breakfast.ts';
import { knownPaths } from './knownPaths.ts';
import { sized } from '../../size.ts';
import { selected, when } from '../../guideParts.ts';

/** Each second question is shown or not, whatever the others are. */
const manyChoices = Array.from({ length: 12 }, (_, at): readonly JsonObject[] => [
  {
    type: 'multiple_choice',
    externalId: `c${at}`,
    text: `Choice ${at}?`,
    options: [{ text: 'Yes' }, { text: 'No' }],
  },
  {
    type: 'open_ended',
    externalId: `o${at}`,
    text: `Why ${at}?`,
    ...when(selected(`c${at}`, 'Yes')),
  },
]).flat();

const seeds = Array.from({ length: sized(6, 30, 30) }, (_, at) => 20261157 + at);

test.each(seeds)('a group counts the journeys below it, which part where it says, seed %i', (seed) => {
  const { worker } = knownPaths(randomGuide(createRandom(seed), { blocks: 3, itemsPerBlock: 5 }));
  const { group, listed } = journeysOf(worker.exploration, { most: 60 });
  const rows = journeyRows(group);
  expect(rows.filter(({ kind }) => kind === 'journey')).toHaveLength(listed);
  for (const [at, row] of rows.entries()) {
    const end = rows.findIndex(({ level }, place) => place > at && level <= row.level);
    const below = rows
      .slice(at, end === -1 ? rows.length : end)
      .flatMap((one) => (one.kind === 'journey' ? [one] : []));
    if (row.kind === 'group') expect(below).toHaveLength(row.count);
    const { parting } = row;
    if (parting === null) continue;
    for (const { journey } of below) expect(journey.items.includes(parting.item)).toBe(parting.isShown);
  }
});

test('a journey that is screened out says where, and does not multiply with the groups', () => {
  const rows = journeyRows(journeysOf(knownPaths(breakfast).worker.exploration, { most: 300 }).group);
  const ended = rows.flatMap((row) => (row.parting === null ? [] : (endBefore(row, row.parting.item) ?? [])));
  expect(ended).toEqual([0]);
  const [screener] = breakfast['studyGuide'] as readonly JsonObject[];
  const guide = { title: 'Both', studyGuide: [found(screener), { type: 'flat', title: 'All', items: manyChoices }] };
  const { worker, known } = knownPaths(guide);
  const groups = journeysIn(worker);
  if (groups.kind !== 'groups') throw new Error('All journeys are listed.');
  expect(journeysIn(worker, 'first')).toMatchObject({ kind: 'list', listed: 300, isWhole: false });
  const product = groups.groups.reduce((all, { count }) => all * count, 1n);
  expect([groups.ended, product + groups.ended]).toEqual([1n, known.explored.journeys]);
});

test('a guide with few journeys lists them, and one with many the questions that make them so many', () => {
  const few = knownPaths(breakfast);
  expect(journeysIn(few.worker).kind).toBe('list');
  const many = journeysIn(
    knownPaths({ title: 'Many', studyGuide: [{ type: 'flat', title: 'All', items: manyChoices }] }).worker,
  );
  expect(many).toEqual({
    kind: 'groups',
    ended: 0n,
    groups: Array.from({ length: 12 }, (_, at) => ({ items: [2 * at + 1], count: 2n, isExact: true })),
  });
});

test('questions in a row are a range', () => {
  expect(rangesOf([0, 1, 2, 4, 6, 7])).toBe('1–3, 5, 7–8');
  expect(rangesOf([])).toBe('');
});

test('of many ranges the first are named, and the others are counted', () => {
  const odd = Array.from({ length: 300 }, (_, at) => 2 * at);
  expect(firstRangesOf(odd)).toEqual({ ranges: '1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23', more: 288 });
  for (const few of [[], [0, 1, 2, 5], odd.slice(0, 12)]) {
    expect(firstRangesOf(few)).toEqual({ ranges: rangesOf(few), more: 0 });
  }
});

test.each(seeds)(
  'groups are closed from the fourth level on, and show what is in them when opened, seed %i',
  (seed) => {
    const { worker } = knownPaths(randomGuide(createRandom(seed), { blocks: 3, itemsPerBlock: 5 }));
    const rows = journeyRows(journeysOf(worker.exploration, { most: 60 }).group);
    expect(rowsInSight(rows, new Set())).toEqual(rows.filter(({ level }) => level <= 3));
    expect(rowsInSight(rows, new Set(rows))).toEqual(rows);
  },
);
