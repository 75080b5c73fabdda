import { type JsonObject } from '@guide-studio/guide-core';
import { describe, test } from 'vitest';
import { asks, choice, concept, conceptBlock, flat, guideOf, matrix, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const source = choice({ externalId: 'q', options: [{ externalId: 'yes', text: 'Yes' }, { text: 'No' }] });
const criteria = ['studyGuide', 0, 'items', 1, 'conditional', 'criteria'];

function asking(operator: string, ...all: readonly JsonObject[]): JsonObject {
  return open({ conditional: { operator, criteria: all } });
}

function answer(matchingCriteria: string, choices: readonly string[], more: JsonObject = {}): JsonObject {
  return { type: 'selectedTemplateOptions', questionId: 'q', matchingCriteria, choices, ...more };
}

describe('unknownChoice', () => {
  test('an id or a text of an option is fine', () => {
    expectAdvice(guideOf(flat(source, open(asks('q', { choices: ['yes', 'No', 'Yes'] })))), []);
  });
  test('anything else is not, case included', () => {
    expectAdvice(guideOf(flat(source, open(asks('q', { choices: ['no', 'Yes'] })))), [
      { code: 'unknownChoice', path: [...criteria, 0, 'choices', 0], params: { choice: 'no', questionId: 'q' } },
    ]);
  });
  test('a choice that only looks like one says so', () => {
    const params = { choice: 'Nо', questionId: 'q', looksLike: 'No' };
    expectAdvice(guideOf(flat(source, open(asks('q', { choices: ['Nо'] })))), [
      { code: 'unknownChoice', path: [...criteria, 0, 'choices', 0], params },
    ]);
  });
  test('columns of a matrix, options of the source of a carried question, and the gate of a concept', () => {
    const carried = { externalId: 'c', text: 'Which?', type: 'multiple_choice', carryForwardFrom: 'q' };
    const first = flat({ ...source, multiSelect: true }, carried, matrix({ externalId: 'm' }));
    const items = [open(asks('c', { choices: ['Yes'] })), open(asks('m', { choices: ['b'], matrixRow: 'r' }))];
    expectAdvice(guideOf(first, flat(...items)), []);
    expectAdvice(guideOf(first, conceptBlock([concept(asks('c', { choices: ['a'] }))], open())), [
      {
        code: 'unknownChoice',
        path: ['studyGuide', 1, 'conceptSamplingConfig', 'concepts', 0, 'conditional', 'criteria', 0, 'choices', 0],
        params: { choice: 'a', questionId: 'c' },
      },
    ]);
  });
});

describe('unknownMatrixRow and matrixRowWithoutMatrix', () => {
  const at = [...criteria, 0, 'matrixRow'];
  test('the exact text of a row is fine, another is not', () => {
    const rows = matrix({ externalId: 'm' });
    expectAdvice(guideOf(flat(rows, open(asks('m', { matrixRow: 'r' })))), []);
    expectAdvice(guideOf(flat(rows, open(asks('m', { matrixRow: 'r ' })))), [
      { code: 'unknownMatrixRow', path: at, params: { row: 'r ', questionId: 'm' } },
    ]);
  });
  test('a row of a question that has none', () => {
    expectAdvice(guideOf(flat(source, open(asks('q', { choices: ['yes'], matrixRow: 'r' })))), [
      { code: 'matrixRowWithoutMatrix', path: at, params: { questionId: 'q' } },
    ]);
    expectAdvice(guideOf(flat(source, open(asks('q', { choices: ['yes'], matrixRow: null })))), []);
  });
});

describe('emptyLinkValue', () => {
  const link = (value: string) => ({ type: 'searchParam', parameter: 'segment', value });
  test('a value is fine, none is not, in questions and at concepts', () => {
    expectAdvice(guideOf(flat(asking('and', link('bakers')))), []);
    const gated = concept({ conditional: { operator: 'and', criteria: [link('')] } });
    expectAdvice(guideOf(flat(source, asking('or', link('bakers'), link(''))), conceptBlock([gated], open())), [
      { code: 'emptyLinkValue', path: [...criteria, 1, 'value'], params: { parameter: 'segment' } },
      {
        code: 'emptyLinkValue',
        path: ['studyGuide', 1, 'conceptSamplingConfig', 'concepts', 0, 'conditional', 'criteria', 0, 'value'],
        params: { parameter: 'segment' },
      },
    ]);
  });
});

describe('repeatedCriterion', () => {
  test('the same question with another choice is fine', () => {
    expectAdvice(guideOf(flat(source, asking('or', answer('mustSelect', ['yes']), answer('mustSelect', ['No'])))), []);
  });
  test('the same criterion twice, in whatever order its choices stand', () => {
    const all = [answer('mustSelect', ['yes', 'No']), answer('mustSelect', ['No', 'yes'])];
    expectAdvice(guideOf(flat(source, asking('or', ...all))), [
      { code: 'repeatedCriterion', path: [...criteria, 1], params: { first: 0 } },
    ]);
    const link = { type: 'searchParam', parameter: 'p', value: 'v' };
    expectAdvice(guideOf(flat(source, asking('and', link, link))), [
      { code: 'repeatedCriterion', path: [...criteria, 1], params: { first: 0 } },
    ]);
  });
});

describe('contradictingCriteria', () => {
  const both = [answer('mustSelect', ['yes']), answer('mustNotSelect', ['Yes'])];
  test('the same option must and must not be selected, named by id here and by text there', () => {
    expectAdvice(guideOf(flat(source, asking('and', ...both))), [
      { code: 'contradictingCriteria', path: [...criteria, 1], params: { first: 0 } },
    ]);
  });
  test('no contradiction where one is enough, or where another choice is left', () => {
    expectAdvice(guideOf(flat(source, asking('or', ...both))), []);
    const leaves = [answer('mustSelect', ['yes', 'No']), answer('mustNotSelect', ['yes'])];
    expectAdvice(guideOf(flat(source, asking('and', ...leaves))), []);
  });
  test('rows of a matrix are separate questions', () => {
    const rows = matrix({ externalId: 'q', rows: [{ text: 'r' }, { text: 's' }] });
    const apart = [answer('mustSelect', ['a'], { matrixRow: 'r' }), answer('mustNotSelect', ['a'], { matrixRow: 's' })];
    expectAdvice(guideOf(flat(rows, asking('and', ...apart))), []);
  });
});
