import { advise, validate } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
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

  test('without a name of the parameter, the missing name is the only finding', () => {
    const guide = guideOf(flat(source, asking('and', { type: 'searchParam', parameter: '', value: '' })));
    expect(advise(guide)).toEqual([]);
    expect(validate(guide).map(({ path }) => path.at(-1))).toEqual(['parameter']);
  });
});
