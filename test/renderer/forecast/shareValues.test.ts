import type { JsonObject } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import { withUsualNames } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { withoutPlace, withPlaceNamed } from '../../../renderer/src/forecast/sharePlaces.ts';
import { type ShareQuestion, shareQuestions } from '../../../renderer/src/forecast/shareQuestions.ts';
import {
  amongOf,
  differsByConcept,
  emptyShares,
  shareValues,
  withAmong,
  withConceptsApart,
  withParameter,
  withQuestion,
  withShareValues,
} from '../../../renderer/src/forecast/shareValues.ts';
import { selected, when } from '../../guideParts.ts';

const choices = (...texts: string[]) => texts.map((text) => ({ text }));
const wire = {
  title: 'Drinks',
  studyGuide: [
    {
      type: 'flat',
      title: 'Habits',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'tea',
          text: 'Do you drink tea?',
          options: [{ text: 'Yes', externalId: 'yes' }, { text: 'No' }],
          allowCustomOption: true,
        },
        {
          type: 'matrix',
          text: 'How good?',
          options: choices('Good', 'Bad'),
          rows: choices('Price', 'Taste'),
          ...when(selected('tea', 'yes')),
        },
        { type: 'open_ended', text: 'Why?' },
      ],
    },
    {
      type: 'concept',
      title: 'Labels',
      conceptSamplingConfig: {
        concepts: ['Red', 'Blue'].map((nickname) => ({ nickname, content: { title: nickname } })),
      },
      items: [{ type: 'multiple_choice', externalId: 'like', text: 'Do you like it?', options: choices('Yes', 'No') }],
    },
  ],
};
const doc = fromWire(wire as JsonObject);
const [tea, matrix, like] = shareQuestions(doc) as readonly [ShareQuestion, ShareQuestion, ShareQuestion];

describe('questions whose answers have shares', () => {
  test('are those with options, named as in the shares', () => {
    expect(shareQuestions(doc).map(({ number, name, kind, decides }) => [number, name, kind, decides])).toEqual([
      [1, 'tea', 'one', true],
      [2, 'How good?', 'rows', false],
      [4, 'like', 'one', false],
    ]);
    expect(tea.options.map(({ name }) => name)).toEqual(['yes', 'No', null]);
    expect(like.concepts.map(({ name }) => name)).toEqual(['Red', 'Blue']);
  });
});

describe('shares of a list', () => {
  const lists = [
    { question: tea, among: null, concept: null, row: null },
    { question: matrix, among: null, concept: null, row: 'Taste' },
    { question: like, among: null, concept: null, row: null },
    { question: like, among: null, concept: 'Blue', row: null },
  ];
  test.each(lists.map((list) => [list.question.name, list] as const))('%s: what is set is read', (_, list) => {
    const values = new Map<string | null, number>([[list.question.options[0]?.name ?? '', 70]]);
    if (list.question === tea) values.set(null, 5);
    const set = withShareValues({}, list, values);
    expect(shareValues(set, list)).toEqual(values);
    expect(withShareValues(set, list, new Map())).toEqual(
      list.concept === null ? {} : { shares: { like: { byConcept: {} } } },
    );
  });

  test('change nothing else', () => {
    const before: ForecastAssumptions = { starting: 80, shares: { other: { A: 1 }, tea: { yes: 20 } } };
    const after = withShareValues(
      before,
      { question: tea, among: null, concept: null, row: null },
      new Map([['yes', 30]]),
    );
    expect(after).toEqual({ starting: 80, shares: { other: { A: 1 }, tea: { yes: 30 } } });
  });

  test('are copied to each concept, and their means kept for all', () => {
    const apart = withConceptsApart({ shares: { like: { Yes: 40 } } }, like, true);
    expect(differsByConcept(apart, like)).toBe(true);
    const changed = withShareValues(
      apart,
      { question: like, among: null, concept: 'Red', row: null },
      new Map([['Yes', 60]]),
    );
    expect(withConceptsApart(changed, like, false)).toEqual({ shares: { like: { Yes: 50 } } });
  });

  test('of those who select an option are apart from those of all others, and go with the last number or the group', () => {
    const of = { question: 'tea', option: 'yes' };
    const list = { question: like, among: of, concept: null, row: null };
    const base: ForecastAssumptions = { shares: { like: { Yes: 10 } }, interviews: 7 };
    const added = withAmong(base, of, like.name, emptyShares(like));
    expect(amongOf(added, like)).toEqual([expect.objectContaining(of)]);
    const set = withShareValues(added, list, new Map([['Yes', 90]]));
    expect(set).toEqual({ ...base, among: [{ ...of, shares: { like: { Yes: 90 } } }] });
    expect(shareValues(set, list)).toEqual(new Map([['Yes', 90]]));
    expect(shareValues(set, { ...list, among: null })).toEqual(new Map([['Yes', 10]]));
    expect(withAmong(set, of, like.name, undefined)).toEqual(base);
    expect(withoutPlace(set, { among: of, question: 'like' })).toEqual(base);
    const place = { among: of, question: 'like', option: 'Yes' };
    expect(withPlaceNamed(set, place, 'No')).toEqual({ ...base, among: [{ ...of, shares: { like: { No: 90 } } }] });
    // Without any shares, none come from interviews.
    expect(withQuestion(base, 'like', undefined)).toEqual({});
  });

  test('by other names get the usual ones; unknown names stay', () => {
    const given: ForecastAssumptions = {
      shares: { 'Do you drink tea?': { Yes: 10, o2: 20, Maybe: 3 }, gone: { A: 1 } },
    };
    expect(withUsualNames(doc, given)).toEqual({ shares: { tea: { yes: 10, No: 20, Maybe: 3 }, gone: { A: 1 } } });
  });

  test('of links are set and taken back', () => {
    const set = withParameter({}, 'source', 'panel', 30);
    expect(set).toEqual({ urlParams: { source: { panel: 30 } } });
    expect(withParameter(set, 'source', 'panel', null)).toEqual({});
  });
});

describe('a share that cannot be used', () => {
  const given: ForecastAssumptions = {
    starting: 90,
    shares: {
      tea: { options: { yes: 60, Nope: 40 }, custom: 5 },
      like: { byConcept: { Green: { Yes: 1 } } },
      grid: { rows: { Look: { Good: 5 } } },
    },
  };
  test('gets another name', () => {
    const named = withPlaceNamed(given, { question: 'tea', option: 'Nope' }, 'No').shares?.['tea'];
    expect(named).toEqual({ options: { yes: 60, No: 40 }, custom: 5 });
    expect(withPlaceNamed(given, { question: 'grid' }, 'How good?').shares?.['How good?']).toEqual(
      given.shares?.['grid'],
    );
  });
  test('is removed with what is empty then', () => {
    const { like: _, ...others } = given.shares ?? {};
    expect(withoutPlace(given, { question: 'like', concept: 'Green' })).toEqual({ starting: 90, shares: others });
    expect(withoutPlace(given, { question: 'tea', option: 'custom' }).shares?.['tea']).toEqual({ yes: 60, Nope: 40 });
  });
});
