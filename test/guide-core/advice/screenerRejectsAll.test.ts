import { advise, type Json } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
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
      { code: 'screenerRejectsAll', path: ['studyGuide', 0, 'items', 0, 'options'], params: { isForEveryone: true } },
    ]);
  });
  test('is serious if everyone is asked it, because then nobody can complete the interview', () => {
    const some = screener({ options: out, ...when('and', answer('t', ['in'])) });
    const severities = (guide: Json) => advise(guide).map(({ severity }) => severity);
    expect(severities(guideOf(screening(all), flat(open())))).toEqual(['serious']);
    expect(severities(guideOf(screening(screener({ externalId: 't' }), some), flat(open())))).toEqual(['warning']);
    expectAdvice(guideOf(screening(screener({ externalId: 't' }), some), flat(open())), [
      {
        code: 'screenerRejectsAll',
        path: ['studyGuide', 0, 'items', 1, 'options'],
        params: { isForEveryone: false },
      },
    ]);
  });
});
