import { advise, type Json, type JsonObject } from '@guide-studio/guide-core';
import { createEditorState, fixesFor } from '@guide-studio/guide-core/edit';
import { describe, expect, test } from 'vitest';
import { link as linkWith } from '../../guideParts.ts';
import { flat, guideOf, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const criteria = (block: number, item: number): readonly (string | number)[] => [
  'studyGuide',
  block,
  'items',
  item,
  'conditional',
  'criteria',
];
const when = (operator: 'and' | 'or', ...all: readonly Json[]): JsonObject => ({
  conditional: { operator, criteria: all },
});
const link = (value: string): JsonObject => linkWith('source', value);

describe('twoLinkValues', () => {
  test('an ordinary link has one value of a parameter', () => {
    expectAdvice(guideOf(flat(open(when('or', link('letter'), link('web'))))), []);
    expectAdvice(guideOf(flat(open(when('and', link('letter'), { ...link('web'), parameter: 'wave' })))), []);
    expectAdvice(guideOf(flat(open(when('and', link('letter'), link('web'))))), [
      {
        code: 'twoLinkValues',
        path: [...criteria(0, 0), 1],
        params: { parameter: 'source', value: 'web', other: 'letter', first: 0, isOnly: true },
      },
    ]);
  });

  test('with other conditions beside them, one being enough is no repair: it would show it to all who meet those', () => {
    const mixed = guideOf(flat(open(when('and', { ...link('web'), parameter: 'wave' }, link('letter'), link('web')))));
    expectAdvice(mixed, [
      {
        code: 'twoLinkValues',
        path: [...criteria(0, 0), 2],
        params: { parameter: 'source', value: 'web', other: 'letter', first: 1, isOnly: false },
      },
    ]);
    const state = createEditorState(mixed);
    const issue = advise(mixed).find(({ code }) => code === 'twoLinkValues');
    const offered = issue === undefined ? [] : fixesFor(state, issue);
    expect(offered.map(({ name }) => name.command)).toEqual(['fix.removeCriterion']);
  });
});
