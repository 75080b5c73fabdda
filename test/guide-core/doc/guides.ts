import type { JsonObject } from '@guide-studio/guide-core';
import {
  block,
  choice,
  choiceFrom,
  concept,
  conceptBlock,
  link,
  matrix,
  maxDiff,
  multiple,
  notSelected,
  open,
  rankingFrom,
  screening,
  selected,
  statement,
  when,
  whenAny,
} from '../../guideParts.ts';

/** A valid guide with every kind of node and reference: screening, concepts, carry-forward, matrix rows, media. */
export function fullGuide(): JsonObject {
  return {
    title: 'Coffee at work',
    config: { interviewMode: 'text', targetPlatforms: ['ios', 'desktop'] },
    studyGuide: [
      screening(choice('Do you drink coffee?', { Yes: 'approve', No: 'reject' }, { externalId: 'drinks' })),
      {
        ...block(
          'Habits',
          multiple(
            'Where?',
            [
              { externalId: 'home', text: 'At home' },
              'At work',
              'Café',
              { text: 'None of these', exclusiveOption: true },
            ],
            {
              externalId: 'where',
              media: [{ name: 'Map', url: 'https://example.org/map.png', type: 'image' }],
              minSelect: 1,
              maxSelect: 2,
            },
          ),
          rankingFrom('where', 'Rank them', { externalId: 'rank' }),
          choiceFrom('where', 'And last week?', { externalId: 'again', multiSelect: true }),
          open('Which of them at work?', {
            followUp: 'light',
            ...whenAny(
              selected('where', 'home', 'At work'),
              notSelected('again', 'home', 'Café'),
              link('source', 'mail'),
            ),
          }),
          matrix('How often?', ['Filter', 'Espresso'], ['Daily', 'Never'], { externalId: 'grid' }),
        ),
        externalId: 'habits',
      },
      conceptBlock(
        'Machines',
        {
          concepts: [
            {
              externalId: 'machine',
              nickname: 'Machine',
              content: {
                title: 'The machine',
                media: [{ name: 'Photo', url: 'https://example.org/m.png', type: 'image' }],
              },
              ...when({ ...selected('grid', 'Daily'), matrixRow: 'Espresso' }),
            },
            concept('Pot', { content: { title: 'The pot' } }),
          ],
          subsampleCount: 1,
        },
        statement('Look at it.', { continueButtonText: 'Make both changes' }),
        maxDiff('Best and worst', ['Taste', 'Price', 'Speed'], { itemsPerScreen: 3 }),
        open('Why not?', when(selected('drinks', 'Yes'))),
      ),
    ],
  };
}

/** Guides of wrong shape, like those from files edited by hand. */
export function wrongGuides(): readonly (readonly [string, JsonObject])[] {
  const item = (extra: object): JsonObject => ({
    title: 't',
    studyGuide: [block('b', { text: 'q', type: 'multiple_choice', ...extra })],
  });
  return [
    ['an empty object', {}],
    ['a text as studyGuide', { title: 't', studyGuide: 'blocks' }],
    ['null as studyGuide', { studyGuide: null, title: 7 }],
    [
      'entries that are numbers',
      { title: 't', studyGuide: [1, null, 'x', [], [[]], { items: [2, null, 'y', { options: [3, null] }] }] },
    ],
    ['null as items', { title: 't', studyGuide: [{ type: 'flat', title: 'b', items: null }] }],
    ['an object as items', { title: 't', studyGuide: [{ type: 'flat', title: 'b', items: { 0: { text: 'q' } } }] }],
    [
      'own properties named __proto__',
      JSON.parse(
        '{"__proto__":{"x":1},"title":"t","studyGuide":[{"__proto__":[],"items":[{"__proto__":null,"options":[{"__proto__":1}]}]}]}',
      ) as JsonObject,
    ],
    ['a condition without criteria', item({ conditional: { operator: 'or' } })],
    ['a condition of nulls', item({ conditional: { operator: null, criteria: null } })],
    ['a condition that is a text', item({ conditional: 'always', options: [{}] })],
    [
      'criteria that are no objects',
      item({
        conditional: { criteria: [null, 1, 'x', { type: 'selectedTemplateOptions', questionId: 5, choices: 'a' }] },
      }),
    ],
    [
      'nulls everywhere',
      item({ conditional: null, media: null, embed: null, options: null, rows: null, carryForwardFrom: null }),
    ],
    [
      'null as conceptSamplingConfig',
      { title: 't', studyGuide: [{ type: 'concept', conceptSamplingConfig: null, items: [] }] },
    ],
    [
      'a text as conceptSamplingConfig',
      { title: 't', studyGuide: [{ type: 'concept', conceptSamplingConfig: 'all', items: [] }] },
    ],
    [
      'concepts of wrong shape',
      {
        title: 't',
        studyGuide: [
          {
            type: 'concept',
            conceptSamplingConfig: {
              concepts: [null, { content: null }, { content: 'x' }, { content: { media: [1] } }],
            },
            items: [],
          },
        ],
      },
    ],
    [
      'ids that occur twice',
      {
        title: 't',
        studyGuide: [
          {
            externalId: 'a',
            items: [
              choice('x', [{ externalId: 'a', text: 'a' }, 'a'], { externalId: 'a' }),
              {
                externalId: 'a',
                type: 'multiple_choice',
                options: [{ text: 'a' }],
                conditional: {
                  operator: 'and',
                  criteria: [selected('a', 'a', 'a')],
                },
              },
            ],
          },
        ],
      },
    ],
    [
      'questions that carry in a circle',
      {
        title: 't',
        studyGuide: [
          {
            type: 'flat',
            items: [
              { externalId: 'x', type: 'multiple_choice', multiSelect: true, carryForwardFrom: 'y' },
              {
                externalId: 'y',
                type: 'multiple_choice',
                multiSelect: true,
                carryForwardFrom: 'x',
                conditional: {
                  operator: 'and',
                  criteria: [{ type: 'selectedTemplateOptions', questionId: 'x', choices: ['n'] }],
                },
              },
              { externalId: 'self', type: 'ranking', carryForwardFrom: 'self' },
            ],
          },
        ],
      },
    ],
  ];
}
