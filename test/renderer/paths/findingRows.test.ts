import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf, itemIndex, textField } from '@guide-studio/guide-core/edit';
import { goalOf } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { findingRows } from '../../../renderer/src/paths/findingRows.ts';
import { noteRows } from '../../../renderer/src/paths/noteRows.ts';
import { nodesOfFinding } from '../../../renderer/src/paths/places.ts';
import {
  block,
  choice,
  choiceFrom,
  multiple,
  notSelected,
  open as openQuestion,
  rankingFrom,
  screening,
  selected,
  when,
  whenAny,
} from '../../guideParts.ts';
import { found } from '../found.ts';
import { knownPaths } from './knownPaths.ts';

const open = (text: string, ...criteria: readonly object[]) =>
  openQuestion(text, criteria.length === 0 ? {} : when(...criteria));

/** Hints come before what shuts participants out. */
const foods = {
  title: 'Foods',
  studyGuide: [
    block(
      'All',
      multiple('Which foods?', ['Bread', 'Eggs', { text: 'None', exclusiveOption: true }], { externalId: 'foods' }),
      rankingFrom('foods', 'In which order?'),
      choiceFrom('foods', 'Which is best?'),
      choiceFrom('foods', 'Which are cheap?', { multiSelect: true }),
      choiceFrom('foods', 'Which else?', { allowCustomOption: true }),
      open('Why bread?', selected('foods', 'Bread')),
      open('Which bread?', selected('foods', 'Bread')),
      open('Both?', selected('foods', 'Bread'), selected('foods', 'Eggs')),
      open('Sure?', selected('foods', 'Bread'), notSelected('foods', 'None')),
      open('Nobody?', selected('foods', 'Bread'), selected('foods', 'None')),
    ),
  ],
} as unknown as JsonObject;

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, '');

describe('findings', () => {
  const { known } = knownPaths(foods);

  test('begin with what shuts participants out and end with hints, whatever their place', () => {
    expect(findingRows(known).map(({ finding }) => finding.code)).toEqual([
      'singleAnswerContradiction',
      'changesNothing',
      'oneCarried',
    ]);
  });

  test('tell once that nobody gets past a question, and lead to it', () => {
    const never = choice('A cook?', { No: 'reject' });
    const after = block('B', ...Array.from({ length: 26 }, (_, at) => openQuestion(`Question ${at}?`)));
    const { known: dead } = knownPaths({ title: 'T', studyGuide: [screening(never), after] });
    const [row, ...others] = findingRows(dead);
    expect(others).toEqual([]);
    if (row === undefined) throw new Error('Nothing is found.');
    expect(row.finding.code).toBe('nobodyCompletes');
    expect(goalOf(row.finding)).toEqual({ kind: 'outcome', outcome: 'complete' });
    expect(row?.key).toBe(itemIndex(dead.doc).items[0]?.node.key);
    expect(plain(row?.sentence ?? '')).toMatch(/^Nobody gets past Q1 “A cook\?”.*the 26 questions after it/u);
  });

  test('tell once of one carried option, and only where an order or one option is asked for', () => {
    const [row, ...others] = findingRows(known).filter(({ finding }) => finding.code === 'oneCarried');
    if (row === undefined) throw new Error('Nothing is told.');
    expect(others).toEqual([]);
    expect(plain(row.sentence)).toBe(
      'Q2 “In which order?” and Q3 “Which is best?” show only one option to participants who selected only one in Q1 “Which foods?”. There is nothing to choose then.',
    );
    const { items } = itemIndex(known.doc);
    expect(nodesOfFinding(known.doc, found(row.finding))).toEqual([items[1]?.node, items[2]?.node]);
  });
});

describe('what is worth knowing', () => {
  test('is told in sentences, each with its parts, and is no finding', () => {
    const { known } = knownPaths(foods);
    const { items } = itemIndex(known.doc);
    const keys = items.map(({ node }) => node.key);
    const rows = noteRows(known);
    expect(
      rows.map(({ kind, sentence, keys: of }) => [kind, plain(sentence), of.map((key) => keys.indexOf(key))]),
    ).toEqual([
      ...[1, 2, 3, 4].map((at) => [
        'leftOut',
        `Q${at + 1} “${textField(found(items[at]).node, 'text')}” is not shown to participants who selected nothing in Q1 “Which foods?” that it could show.`,
        [at],
      ]),
      [
        'sameConditions',
        'The same participants meet the conditions of Q6 “Why bread?”, Q7 “Which bread?” and Q9 “Sure?”.',
        [5, 6, 8],
      ],
      ['withinCondition', 'Everyone who is shown Q8 “Both?” has also met the condition of Q6 “Why bread?”.', [7, 5]],
    ]);
  });

  test('is not told with something fixed by hand', () => {
    const { known } = knownPaths(foods, (doc) => {
      const { node } = found(itemIndex(doc).items[0]);
      return [{ kind: 'option', option: found(childrenOf(node, 'options')[0]).key, row: null, is: true }];
    });
    expect([noteRows(known), findingRows(known)]).toEqual([[], []]);
  });

  test('names a part of a condition that cannot be both ways, unless a finding tells of it', () => {
    const either = {
      title: 'T',
      studyGuide: [
        block(
          'B',
          choice('Which food?', ['Bread', 'Eggs'], { externalId: 'foods' }),
          openQuestion(
            'Why?',
            whenAny(
              selected('foods', 'Bread'),
              notSelected('foods', 'Bread', 'Eggs'),
              notSelected('foods', 'Eggs', 'Bread'),
            ),
          ),
        ),
      ],
    } as unknown as JsonObject;
    const { known } = knownPaths(either);
    const described = [
      ...findingRows(known).map(({ finding, sentence }) => `${finding.code}: ${plain(sentence)}`),
      ...noteRows(known).map(({ kind, sentence }) => `${kind}: ${plain(sentence)}`),
    ];
    expect(described).toEqual([
      expect.stringMatching(/^neverMet: Nobody meets this part of the condition of Q2 “Why\?”/u),
      expect.stringMatching(
        /^uncovered: Nobody who is asked “[^”]*” and comes to Q2 “Why\?” meets this part of its condition: /u,
      ),
    ]);
  });
});
