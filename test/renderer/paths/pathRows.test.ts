import type { JsonObject } from '@guide-studio/guide-core';
import { goalOf } from '@guide-studio/interview-engine/internal';
import { expect, test } from 'vitest';
import { findRows } from '../../../renderer/src/paths/findRows.ts';
import { findingRows } from '../../../renderer/src/paths/findingRows.ts';
import {
  beginnings,
  isReached,
  lanesIn,
  onTheWay,
  type PathRow,
  pathRows,
  type ReachedRow,
} from '../../../renderer/src/paths/pathRows.ts';
import { plainName } from '../../../renderer/src/paths/plainName.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { found } from '../found.ts';
import { breakfast } from './breakfast.ts';
import { block, choice, open, selected, when, which } from '../../guideParts.ts';
import { knownPaths } from './knownPaths.ts';
import { sized } from '../../size.ts';

function rowsOf(guide: JsonObject): readonly PathRow[] {
  const { doc, explored } = knownPaths(guide).known;
  return pathRows(doc, explored, false);
}

const rows = rowsOf(breakfast);
const nameOf = (row: PathRow): string => ('node' in row ? plainName(row.node) : row.key);
const named = (name: string): ReachedRow =>
  found(rows.filter(isReached).find((row) => nameOf(row) === name && row.kind !== 'outcome'));

test('concepts, options that end the interview and outcomes are rows, in the order of an interview', () => {
  expect(rows.map((row) => `${row.kind} ${nameOf(row)}${isReached(row) ? `: ${row.mark}` : ''}`)).toEqual([
    'block Screener',
    'item How old are you?: everyone',
    'ending Under 18: some',
    'block Habits',
    'item Which foods?: passing',
    'item Why bread?: some',
    'item Which cereal?: some',
    'item What has changed?: some',
    'item How did you join A?: some',
    'item How did you join B?: some',
    'item How much do you like them?: passing',
    'item What is wrong?: some',
    'item For children: nobody',
    'block Products',
    'concept Oat bar: some',
    'concept Egg wrap: some',
    'concept Ghost: nobody',
    'item Would you buy it?: passing',
    'outcomes outcomes',
    'outcome complete: some',
    'outcome screened_out: some',
  ]);
});

test('a later question of the screener is shown to everyone who was not screened out before it', () => {
  const screening = (text: string): JsonObject => ({
    type: 'multiple_choice',
    text,
    options: [
      { text: 'Yes', status: 'approve' },
      { text: 'No', status: 'reject' },
    ],
  });
  const guide = {
    title: 'Two',
    studyGuide: [
      { type: 'screening', title: 'Screener', items: [screening('First?'), screening('Second?')] },
      { type: 'flat', title: 'Rest', items: [{ type: 'open_ended', text: 'Third?' }] },
    ],
  };
  const items = rowsOf(guide).flatMap((row) => (row.kind === 'item' ? [row.mark] : []));
  expect(items).toEqual(['everyone', 'left', 'passing']);
});

test('branches are joined only if they depend on the same questions and link parameters', () => {
  const lanes = (name: string): string => named(name).lanes.join();
  expect(lanes('Why bread?')).toBe(lanes('Which cereal?'));
  expect(lanes('Which cereal?')).not.toBe(lanes('What has changed?'));
  expect(lanes('What has changed?')).not.toBe(lanes('How did you join A?'));
  expect(lanes('How did you join A?')).toBe(lanes('How did you join B?'));
});

test('alternatives are one branch, with “either” at the first and “or” at the others that a search leaves', () => {
  const if_ = (option: string) => when(selected('food', option));
  const items = [
    which('food', ['Bread', 'Eggs', 'None']),
    open('Which bread?', if_('Bread')),
    open('Which butter?', if_('Bread')),
    open('How many eggs?', if_('Eggs')),
    open('Why nothing?', if_('None')),
    open('What else?'),
  ];
  const all = rowsOf({ title: 'Food', studyGuide: [{ type: 'flat', title: 'Food', items }] });
  const conditionText = (some: readonly PathRow[]): readonly string[] => {
    const begins = beginnings(some);
    return some.flatMap((row) => (begins.has(row.key) ? `${begins.get(row.key)} ${nameOf(row)}` : []));
  };
  expect(conditionText(all)).toEqual(['either Which bread?', 'or How many eggs?', 'or Why nothing?']);
  expect(new Set(all.filter(isReached).map(({ lanes }) => lanes.join()))).toHaveLength(2);
  expect(conditionText(findRows(all, 'bread butter', 'all').rows)).toEqual([]);
  expect(conditionText(findRows(all, 'h', 'some').rows)).toEqual([
    'either Which bread?',
    'or How many eggs?',
    'or Why nothing?',
  ]);
  expect(conditionText(findRows(all, 'n', 'some').rows)).toEqual(['either How many eggs?', 'or Why nothing?']);
});

test('concepts whose conditions exclude each other are one branch too', () => {
  const if_ = (option: string) => when(selected('food', option));
  const concepts = ['Bread', 'Eggs'].map((nickname) => ({
    nickname,
    content: { title: nickname, description: nickname, media: [] },
    ...if_(nickname),
  }));
  const options = [{ text: 'Bread' }, { text: 'Eggs' }];
  const all = rowsOf({
    title: 'Food',
    studyGuide: [
      {
        type: 'flat',
        title: 'Food',
        items: [{ type: 'multiple_choice', externalId: 'food', text: 'Which food?', options }],
      },
      {
        type: 'concept',
        title: 'Ideas',
        conceptSamplingConfig: { concepts },
        items: [{ type: 'open_ended', text: 'Would you buy it?' }],
      },
    ],
  });
  expect([...beginnings(all).values()]).toEqual(['either', 'or']);
  const lanes = all.flatMap((row) => (row.kind === 'concept' ? row.lanes.join() : []));
  expect(new Set(lanes).size).toBe(1);
});

test('selecting an option that ends the interview leads back to its question, and from there to it', () => {
  const [question, ending] = [named('How old are you?'), named('Under 18')];
  expect(onTheWay(rows, ending.key)).toContain(question.key);
  expect(onTheWay(rows, question.key)).toContain(ending.key);
});

test('the ways to a part lead through the questions of the screener before it', () => {
  const [screening, ending, foods] = [named('How old are you?'), named('Under 18'), named('Which foods?')];
  for (const row of rows.slice(rows.indexOf(foods)).filter(isReached)) {
    expect(onTheWay(rows, row.key)).toContain(screening.key);
    if (!row.sources.includes(screening.key)) expect(onTheWay(rows, row.key)).not.toContain(ending.key);
  }
  expect(onTheWay(rows, screening.key)).not.toContain(screening.key);
  expect(onTheWay(rows, null).size).toBe(0);
});

test('a screening question that ends no interview, and one that nobody sees, are on no way', () => {
  const pick = (externalId: string, status: string, more: object = {}) => ({
    type: 'multiple_choice',
    externalId,
    text: externalId,
    options: [
      { text: 'Yes', status: 'approve' },
      { text: 'No', status },
    ],
    ...more,
  });
  const selects = (choice: string) => selected('ends', choice);
  const never = { conditional: { operator: 'and', criteria: [selects('Yes'), selects('No')] } };
  const all = rowsOf({
    title: 'T',
    studyGuide: [
      {
        type: 'screening',
        title: 'S',
        items: [pick('ends', 'reject'), pick('neutral', 'approve'), pick('unseen', 'reject', never)],
      },
      { type: 'flat', title: 'F', items: [{ type: 'open_ended', text: 'last' }] },
    ],
  });
  const keyOf = (name: string) => found(all.find((row) => row.kind === 'item' && nameOf(row) === name)).key;
  expect([...onTheWay(all, keyOf('last'))]).toEqual([keyOf('ends')]);
});

const seeds = Array.from({ length: sized(6, 30, 30) }, (_, at) => 20261127 + at);

test('rows beside each other share a branch only with the same sources, or as alternatives', () => {
  let compared = 0;
  for (const seed of seeds) {
    const all = rowsOf(randomGuide(createRandom(seed), { blocks: 4, itemsPerBlock: 6 }));
    for (const [at, row] of all.entries()) {
      const next = all[at + 1];
      if (!isReached(row) || !isReached(next) || row.lanes.length === 0) continue;
      if (row.lanes.join() !== next.lanes.join()) continue;
      if (row.alternative !== undefined && row.alternative.fork === next.alternative?.fork) continue;
      compared += 1;
      expect([...row.sources].sort(), `seed ${seed}`).toEqual([...next.sources].sort());
    }
  }
  expect(compared).toBeGreaterThan(0);
});

test.each(seeds)('a search only narrows, in order, and keeps the headings of what it finds, seed %i', (seed) => {
  const all = rowsOf(randomGuide(createRandom(seed), { blocks: 4, itemsPerBlock: 6 }));
  for (const filter of ['all', 'some', 'nobody'] as const) {
    for (const text of ['', 'a', 'e n', 'zzzz']) {
      const left = findRows(all, text, filter).rows;
      const places = left.map((row) => all.indexOf(row));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      for (const row of left.filter(isReached)) {
        const heading = all.slice(0, all.indexOf(row)).findLast((one) => !isReached(one));
        expect(left).toContain(heading);
        if (row.kind === 'ending') expect(left.some(({ key }) => key === row.of)).toBe(true);
      }
      expect(left.at(-1) === undefined || isReached(left.at(-1))).toBe(true);
    }
  }
});

test('a search finds options, rows of matrices, concepts and endings, and says which options', () => {
  const search = (text: string) => {
    const { rows: left, options } = findRows(rows, text, 'all');
    return { names: left.map(nameOf), options: [...options.values()].flat() };
  };
  expect(search('cereal')).toEqual({ names: ['Habits', 'Which foods?', 'Which cereal?'], options: ['Cereal'] });
  expect(search('taste')).toEqual({ names: ['Habits', 'How much do you like them?'], options: ['Taste'] });
  expect(search('ghost').names).toEqual(['Products', 'Ghost']);
  expect(search('under 18').names).toEqual(['Screener', 'How old are you?', 'Under 18']);
  expect(search('screened out').names).toEqual(['outcomes', 'screened_out']);
  expect(search('foods bread')).toEqual({ names: ['Habits', 'Which foods?'], options: ['Bread'] });
});

test('a finding about what nobody is shown has its number or name, and its kind says the rest', () => {
  const found = findingRows(knownPaths(breakfast).known);
  expect(
    found.flatMap(({ finding, sentence }) => {
      const kind = goalOf(finding)?.kind;
      return kind === 'item' || kind === 'concept' ? sentence : [];
    }),
  ).toEqual(['10. For children', 'Concept “Ghost”']);
});

test('the line of a fork goes on beside a heading between its alternatives, no other does', () => {
  const if_ = (option: string) => when(selected('cook', option));
  const guide = (isSeveral: boolean): JsonObject => ({
    title: 'Cooking',
    studyGuide: [
      block('All', choice('Do you cook?', ['Yes', 'No'], { externalId: 'cook', multiSelect: isSeveral })),
      block('Cooks', open('What?', if_('Yes'))),
      block('Others', open('Why not?', if_('No'))),
      block('End', open('What else?')),
    ],
  });
  const headings = (isSeveral: boolean) => {
    const all = rowsOf(guide(isSeveral));
    const lanes = lanesIn(all);
    return all.flatMap((row, at) => (row.kind === 'block' ? lanes[at]?.length : []));
  };
  expect(headings(false)).toEqual([0, 0, 1, 0]);
  expect(headings(true)).toEqual([0, 0, 0, 0]);
});

test('everyone is shown the first question of a screener that nobody passes', () => {
  const all = rowsOf({
    title: 'T',
    studyGuide: [
      {
        type: 'screening',
        title: 'S',
        items: [
          {
            type: 'multiple_choice',
            text: 'first',
            options: [
              { text: 'Yes', status: 'reject' },
              { text: 'No', status: 'reject' },
            ],
          },
        ],
      },
      { type: 'flat', title: 'F', items: [{ type: 'open_ended', text: 'last' }] },
    ],
  });
  expect(found(all.find((row) => row.kind === 'item'))).toMatchObject({ mark: 'everyone' });
});
