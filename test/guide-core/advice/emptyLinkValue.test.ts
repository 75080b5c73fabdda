import { describe, test } from 'vitest';
import { concept, conceptBlock, flat, guideOf, open } from '../rules/expectIssues.ts';
import { source, criteria, asking } from './conditionGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

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
