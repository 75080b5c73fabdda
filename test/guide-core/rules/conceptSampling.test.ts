import { describe, test } from 'vitest';
import { concept, conceptBlock, expectIssues, flat, guideOf, open } from './expectIssues.ts';

const code = 'conceptSampling';
const path = ['studyGuide', 0, 'conceptSamplingConfig'];

describe('public contract: concept blocks have a conceptSamplingConfig, other blocks have none', () => {
  test('valid', () => {
    expectIssues(guideOf(conceptBlock([concept()], open())), []);
    expectIssues(guideOf({ ...flat(open()), conceptSamplingConfig: null }), []);
  });
  test.each([[{}], [{ conceptSamplingConfig: null }]])('missing in a concept block: %j', (more) => {
    expectIssues(guideOf({ type: 'concept', title: 'C', ...more, items: [open()] }), [
      { code, path, params: { reason: 'missing', blockType: 'concept' } },
    ]);
  });
  test('set in another block', () => {
    expectIssues(guideOf({ ...flat(open()), conceptSamplingConfig: { concepts: [concept()] } }), [
      { code, path, params: { reason: 'notConceptBlock', blockType: 'flat' } },
    ]);
  });
});
