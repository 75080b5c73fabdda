import { describe, test } from 'vitest';
import { flat, guideOf, matrix } from '../rules/expectIssues.ts';
import { source, criteria, asking, answer } from './conditionGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

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
