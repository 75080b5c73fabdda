import type { JsonObject } from '@guide-studio/guide-core';
import { describe, test } from 'vitest';
import { concept, conceptBlock, guideOf, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('subsampleAboveConcepts', () => {
  const block = (subsampleCount: number | null): JsonObject => ({
    ...conceptBlock([], open()),
    conceptSamplingConfig: { concepts: [concept()], subsampleCount },
  });
  test('up to the number of concepts is fine', () => {
    expectAdvice(guideOf(block(1)), []);
    expectAdvice(guideOf(block(null)), []);
  });
  test('more is not', () => {
    const path = ['studyGuide', 0, 'conceptSamplingConfig', 'subsampleCount'];
    const params = { subsampleCount: 2, concepts: 1 };
    expectAdvice(guideOf(block(2)), [{ code: 'subsampleAboveConcepts', path, params }]);
  });
});
