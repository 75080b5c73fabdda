import { describe, test } from 'vitest';
import { asks, flat, guideOf, open, screening } from '../rules/expectIssues.ts';
import { screener, criteria, answer, when, not, link } from './screenerGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('needsRejectedOption', () => {
  const params = { questionId: 's', matchingCriteria: 'mustSelect', choice: 'out' };
  test('an option that continues is fine, also beside one that does not', () => {
    const items = [asks('s', { choices: ['in'] }), asks('s', { choices: ['out', 'maybe'] })].map((each) => open(each));
    expectAdvice(guideOf(screening(screener()), flat(...items)), []);
  });
  test('only one that ends the interview is not', () => {
    expectAdvice(guideOf(screening(screener()), flat(open(asks('s', { choices: ['out'] })))), [
      { code: 'needsRejectedOption', path: [...criteria(1, 0), 0], params: { ...params, isForNobody: true } },
    ]);
  });
  test('where another criterion is enough, it never counts', () => {
    const either = when('or', answer('s', ['out']), link('letter'));
    expectAdvice(guideOf(screening(screener()), flat(open(either))), [
      { code: 'needsRejectedOption', path: [...criteria(1, 0), 0], params: { ...params, isForNobody: false } },
    ]);
  });
  test('a participant who continues has chosen one of the options that continue', () => {
    const none = asks('s', { ...not, choices: ['in', 'maybe'] });
    expectAdvice(guideOf(screening(screener()), flat(open(none))), [
      {
        code: 'needsRejectedOption',
        path: [...criteria(1, 0), 0],
        params: { ...params, matchingCriteria: 'mustNotSelect', choice: 'in', isForNobody: true },
      },
    ]);
  });
  test('unless the question is not asked of all participants, or allows an own answer', () => {
    const none = open(asks('s', { ...not, choices: ['in', 'maybe'] }));
    expectAdvice(guideOf(screening(screener({ allowCustomOption: true })), flat(none)), []);
    expectAdvice(guideOf(screening(screener(when('and', link('letter')))), flat(none)), []);
  });
  test('it is the same where the options were carried on', () => {
    const carried = { externalId: 'c', text: 'Which?', type: 'multiple_choice', carryForwardFrom: 's' };
    const guide = guideOf(
      screening(screener({ multiSelect: true })),
      flat(carried, open(asks('c', { choices: ['out'] }))),
    );
    expectAdvice(guide, [
      {
        code: 'needsRejectedOption',
        path: [...criteria(1, 1), 0],
        params: { ...params, questionId: 'c', isForNobody: true },
      },
    ]);
  });
});
