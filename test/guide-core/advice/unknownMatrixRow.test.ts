import { describe, test } from 'vitest';
import { asks, flat, guideOf, matrix, open } from '../rules/expectIssues.ts';
import { criteria } from './conditionGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('unknownMatrixRow', () => {
  const at = [...criteria, 0, 'matrixRow'];
  test('the exact text of a row is fine, another is not', () => {
    const rows = matrix({ externalId: 'm' });
    expectAdvice(guideOf(flat(rows, open(asks('m', { matrixRow: 'r' })))), []);
    expectAdvice(guideOf(flat(rows, open(asks('m', { matrixRow: 'r ' })))), [
      { code: 'unknownMatrixRow', path: at, params: { row: 'r ', questionId: 'm' } },
    ]);
  });
});
