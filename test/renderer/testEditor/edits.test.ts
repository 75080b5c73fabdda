import { fromWire } from '@guide-studio/guide-core/edit';
import { checksNothing, testLines } from '@guide-studio/guide-core/internal';
import { GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import { expect, test } from 'vitest';
import {
  withAnswer,
  withExpected,
  withFirstConcepts,
  withNote,
  without,
  withOptions,
  withParameter,
  withParameterName,
} from '../../../renderer/src/testEditor/edits.ts';
import { shownState } from '../../../renderer/src/testEditor/shownState.ts';

// Laws: an edited test is one that the file format accepts, and removing every line of a test leaves nothing of it.

const empty: GuideTest = { name: 'A', expect: {} };
const full = [
  (one: GuideTest) => withNote(one, 'For readers'),
  (one: GuideTest) => withParameter(one, 'panel', ['a']),
  (one: GuideTest) => withParameter(one, 'tag', ['x', 'y']),
  (one: GuideTest) => withFirstConcepts(one, ['Red', 'Blue']),
  (one: GuideTest) => withAnswer(one, 'home', 'Children'),
  (one: GuideTest) => withAnswer(one, 'buy', { byConcept: { Red: 'Yes' } }),
  (one: GuideTest) => withOptions(one, 'brands', ['Alpha']),
  (one: GuideTest) => withExpected(one, 'outcome', 'complete'),
  (one: GuideTest) => withExpected(one, 'shown', ['home', { question: 'buy', concept: 'Red' }]),
  (one: GuideTest) => withExpected(one, 'notShown', ['school']),
  (one: GuideTest) => withExpected(one, 'inOrder', ['home', 'brands']),
  (one: GuideTest) => withExpected(one, 'exactly', []),
  (one: GuideTest) => withExpected(one, 'concepts', ['Red']),
  (one: GuideTest) => withExpected(one, 'closing', 'Thank you'),
].reduce((one, edit) => edit(one), empty);

test('every part of a test can be written', () => {
  expect(GuideTest.parse(JSON.parse(JSON.stringify(full)))).toEqual({
    name: 'A',
    note: 'For readers',
    urlParams: { panel: 'a', tag: ['x', 'y'] },
    firstConcepts: ['Red', 'Blue'],
    answers: { home: 'Children', buy: { byConcept: { Red: 'Yes' } } },
    expect: {
      outcome: 'complete',
      shown: ['home', { question: 'buy', concept: 'Red' }],
      notShown: ['school'],
      inOrder: ['home', 'brands'],
      exactly: [],
      options: { brands: ['Alpha'] },
      concepts: ['Red'],
      closing: 'Thank you',
    },
  });
});

test('a test checks nothing until it expects something with content', () => {
  expect([empty, { ...full, expect: {} }].map(checksNothing)).toEqual([true, true]);
  for (const expect_ of [{ shown: [] }, { inOrder: [], notShown: [] }, { options: {} }, { closing: '' }]) {
    expect(checksNothing({ ...full, expect: expect_ })).toBe(true);
  }
  for (const [part, value] of Object.entries({ ...full.expect, concepts: [] })) {
    expect(checksNothing({ ...empty, expect: { [part]: value } }), part).toBe(false);
  }
  const failed = { state: 'failed', differences: [], lost: [] } as const;
  expect(shownState(empty, { ...failed, state: 'passed' })).toBe('checksNothing');
  expect([shownState(empty, failed), shownState(empty, undefined)]).toEqual(['failed', 'unknown']);
});

test('every line can be removed', () => {
  const doc = fromWire({ title: 'T', studyGuide: [] });
  let left = withNote(full, ' ');
  for (;;) {
    const { participant, expected } = testLines(doc, placeTest(doc, left));
    const [line] = [...participant, ...expected];
    if (line === undefined) break;
    const next = without(left, line.place);
    expect(next, line.text).not.toEqual(left);
    left = next;
  }
  expect(left).toEqual(empty);
});

test('a parameter that is renamed keeps its value and its place, and never takes the name of another', () => {
  expect(withParameterName(full, 'panel', 'source').urlParams).toEqual({ source: 'a', tag: ['x', 'y'] });
  expect(Object.keys(withParameterName(full, 'panel', 'source').urlParams ?? {})).toEqual(['source', 'tag']);
  for (const name of ['tag', '', '__proto__']) expect(withParameterName(full, 'panel', name)).toBe(full);
});
