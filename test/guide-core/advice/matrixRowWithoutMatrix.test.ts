import { describe, test } from 'vitest';
import { asks, flat, guideOf, open } from '../rules/expectIssues.ts';
import { source, criteria } from './conditionGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('matrixRowWithoutMatrix', () => {
  const at = [...criteria, 0, 'matrixRow'];
  test('a row of a question that has none', () => {
    expectAdvice(guideOf(flat(source, open(asks('q', { choices: ['yes'], matrixRow: 'r' })))), [
      { code: 'matrixRowWithoutMatrix', path: at, params: { questionId: 'q' } },
    ]);
    expectAdvice(guideOf(flat(source, open(asks('q', { choices: ['yes'], matrixRow: null })))), []);
  });
});
