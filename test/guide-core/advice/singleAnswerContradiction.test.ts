import { type JsonObject } from '@guide-studio/guide-core';
import { describe, test } from 'vitest';
import { choice, concept, conceptBlock, flat, guideOf, matrix, open } from '../rules/expectIssues.ts';
import { several, criteria, answer, when, not } from './screenerGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('singleAnswerContradiction', () => {
  const one = choice({ externalId: 'q', options: [{ externalId: 'x', text: 'a' }, { text: 'b' }, { text: 'c' }] });
  const params = { first: 0, questionId: 'q' };
  test('one answer cannot be two options, named by id here and by text there', () => {
    expectAdvice(guideOf(flat(one, open(when('and', answer('q', ['a']), answer('q', ['b']))))), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 1], params },
    ]);
    expectAdvice(guideOf(flat(one, open(when('and', answer('q', ['a', 'b']), answer('q', ['x']))))), []);
  });
  test('several criteria can leave nothing together', () => {
    const three = [answer('q', ['a', 'b']), answer('q', ['b', 'c']), answer('q', ['c', 'a'])];
    expectAdvice(guideOf(flat(one, open(when('and', ...three)))), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 2], params },
    ]);
    const refused = [answer('q', ['a', 'b']), answer('q', ['b', 'c']), answer('q', ['b'], not)];
    expectAdvice(guideOf(flat(one, open(when('and', ...refused)))), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 1], params },
    ]);
  });
  test('fine where one is enough, or several can be selected', () => {
    expectAdvice(guideOf(flat(one, open(when('or', answer('q', ['a']), answer('q', ['b']))))), []);
    expectAdvice(guideOf(flat(several, open(when('and', answer('q', ['a']), answer('q', ['b']))))), []);
  });
  test('each row of a matrix has one answer', () => {
    const rows = matrix({ externalId: 'q', rows: [{ text: 'r' }, { text: 's' }] });
    const both = (row: string) =>
      open(when('and', answer('q', ['a'], { matrixRow: 'r' }), answer('q', ['b'], { matrixRow: row })));
    expectAdvice(guideOf(flat(rows, both('s'))), []);
    expectAdvice(guideOf(flat(rows, both('r'))), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 1], params },
    ]);
  });
  test('an exclusive option is selected alone', () => {
    const options: JsonObject[] = [{ text: 'a' }, { text: 'b' }, { text: 'none', exclusiveOption: true }];
    const source = { ...several, options };
    expectAdvice(guideOf(flat(source, open(when('and', answer('q', ['a']), answer('q', ['none', 'b']))))), []);
    expectAdvice(guideOf(flat(source, open(when('and', answer('q', ['none']), answer('q', ['b']))))), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 1], params },
    ]);
  });
  test('a question asked for each concept has several answers after its block, and one inside', () => {
    const both = open(when('and', answer('q', ['a']), answer('q', ['b'])));
    expectAdvice(guideOf(conceptBlock([concept(), concept()], one), flat(both)), []);
    expectAdvice(guideOf(conceptBlock([concept(), concept()], one, both)), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 1], params },
    ]);
  });
});
