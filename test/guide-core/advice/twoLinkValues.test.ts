import { describe, test } from 'vitest';
import { flat, guideOf, open } from '../rules/expectIssues.ts';
import { criteria, when, link } from './screenerGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('twoLinkValues', () => {
  test('an ordinary link has one value of a parameter', () => {
    expectAdvice(guideOf(flat(open(when('or', link('letter'), link('web'))))), []);
    expectAdvice(guideOf(flat(open(when('and', link('letter'), { ...link('web'), parameter: 'wave' })))), []);
    expectAdvice(guideOf(flat(open(when('and', link('letter'), link('web'))))), [
      {
        code: 'twoLinkValues',
        path: [...criteria(0, 0), 1],
        params: { parameter: 'source', value: 'web', other: 'letter', first: 0 },
      },
    ]);
  });
});
