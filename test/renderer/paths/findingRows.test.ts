import { childrenOf, itemIndex, type JsonObject, textField } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
import { findingRows } from '../../../renderer/src/paths/findingRows.ts';
import { noteRows } from '../../../renderer/src/paths/noteRows.ts';
import { nodesOfFinding } from '../../../renderer/src/paths/places.ts';
import { found } from '../found.ts';
import { knownPaths } from './knownPaths.ts';

const selected = (choice: string, more: JsonObject = {}): JsonObject => ({
  type: 'selectedTemplateOptions',
  questionId: 'foods',
  matchingCriteria: 'mustSelect',
  choices: [choice],
  ...more,
});
const open = (text: string, ...criteria: readonly JsonObject[]): JsonObject => ({
  type: 'open_ended',
  text,
  ...(criteria.length === 0 ? {} : { conditional: { operator: 'and', criteria: [...criteria] } }),
});
const carried = (type: string, text: string, more: JsonObject = {}): JsonObject => ({
  type,
  text,
  carryForwardFrom: 'foods',
  ...more,
});

/** Hints come before what shuts participants out. */
const foods: JsonObject = {
  title: 'Foods',
  studyGuide: [
    {
      type: 'flat',
      title: 'All',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'foods',
          text: 'Which foods?',
          multiSelect: true,
          options: [{ text: 'Bread' }, { text: 'Eggs' }, { text: 'None', exclusiveOption: true }],
        },
        carried('ranking', 'In which order?'),
        carried('multiple_choice', 'Which is best?'),
        carried('multiple_choice', 'Which are cheap?', { multiSelect: true }),
        carried('multiple_choice', 'Which else?', { allowCustomOption: true }),
        open('Why bread?', selected('Bread')),
        open('Which bread?', selected('Bread')),
        open('Both?', selected('Bread'), selected('Eggs')),
        open('Sure?', selected('Bread'), selected('None', { matchingCriteria: 'mustNotSelect' })),
        open('Nobody?', selected('Bread'), selected('None')),
      ],
    },
  ],
};

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, '');

describe('findings', () => {
  const { known } = knownPaths(foods);

  test('begin with what shuts participants out and end with hints, whatever their place', () => {
    expect(findingRows(known).map(({ kind }) => kind)).toEqual(['shownToNobody', 'changesNothing', 'oneCarried']);
  });

  test('tell once of one carried option, and only where an order or one option is asked for', () => {
    const [row, ...others] = findingRows(known).filter(({ kind }) => kind === 'oneCarried');
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
    const either: JsonObject = {
      title: 'T',
      studyGuide: [
        {
          type: 'flat',
          title: 'B',
          items: [
            {
              type: 'multiple_choice',
              externalId: 'foods',
              text: 'Which food?',
              options: [{ text: 'Bread' }, { text: 'Eggs' }],
            },
            {
              type: 'open_ended',
              text: 'Why?',
              conditional: {
                operator: 'or',
                criteria: [
                  selected('Bread'),
                  { ...selected('Bread'), choices: ['Bread', 'Eggs'], matchingCriteria: 'mustNotSelect' },
                  { ...selected('Bread'), choices: ['Eggs', 'Bread'], matchingCriteria: 'mustNotSelect' },
                ],
              },
            },
          ],
        },
      ],
    };
    const { known } = knownPaths(either);
    const told = [...findingRows(known), ...noteRows(known)].map(({ kind, sentence }) => `${kind}: ${plain(sentence)}`);
    expect(told).toEqual([
      expect.stringMatching(/^neverMet: Nobody meets this part of the condition of Q2 “Why\?”/u),
      expect.stringMatching(
        /^uncovered: Nobody who is asked “[^”]*” meets this part of the condition of Q2 “Why\?”: /u,
      ),
    ]);
  });
});
