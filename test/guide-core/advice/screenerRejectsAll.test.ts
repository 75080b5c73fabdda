import { describe, test } from 'vitest';
import { asks, choice, concept, conceptBlock, flat, guideOf, open, screening } from '../rules/expectIssues.ts';
import { screener, answer, when, not, link } from './screenerGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('screenerRejectsAll', () => {
  const out = [{ text: 'a', status: 'reject' }];
  const all = screener({ options: out });
  test('an option or an own answer that continues is fine', () => {
    expectAdvice(guideOf(screening(screener(), screener({ externalId: 't', allowCustomOption: true }))), []);
    expectAdvice(guideOf(screening(screener({ options: out, allowCustomOption: true })), flat(open())), []);
  });
  test('no option that continues: reported once, whatever depends on it', () => {
    const guide = guideOf(
      screening(all),
      flat(
        choice({ externalId: 'q', ...asks('s') }),
        open(asks('q')),
        open(asks('s', { ...not })),
        open(when('or', answer('s', ['a']), link('letter'))),
      ),
      conceptBlock([concept(asks('s'))], open()),
    );
    expectAdvice(guide, [
      { code: 'screenerRejectsAll', path: ['studyGuide', 0, 'items', 0, 'options'], params: undefined },
    ]);
  });
});
