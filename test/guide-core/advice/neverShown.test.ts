import { type JsonObject } from '@guide-studio/guide-core';
import { describe, test } from 'vitest';
import { asks, choice, flat, guideOf, open, screening } from '../rules/expectIssues.ts';
import { screener, several, criteria, answer, when, not, link } from './screenerGuides.ts';
import { expectAdvice } from './expectAdvice.ts';

describe('neverShown', () => {
  const closed = choice({ externalId: 'closed', ...asks('s', { choices: ['out'] }) });
  const rejected = {
    code: 'needsRejectedOption',
    path: [...criteria(1, 0), 0],
    params: { questionId: 's', matchingCriteria: 'mustSelect', choice: 'out', isForNobody: true },
  } as const;
  test('all that depends on one question is one finding, at the first, and names the first cause', () => {
    const guide = guideOf(
      screening(screener()),
      flat(closed, choice({ externalId: 'next', ...asks('closed') }), open(asks('next')), open(asks('closed'))),
    );
    expectAdvice(guide, [
      rejected,
      {
        code: 'neverShown',
        path: [...criteria(1, 1), 0, 'questionId'],
        params: { reason: 'dependsOn', questionId: 'closed', others: 2 },
      },
    ]);
  });
  test('what was not asked was not chosen, and another criterion can be enough', () => {
    const items = [
      open(asks('closed', { ...not })),
      open(when('or', answer('closed', ['a']), link('letter'))),
      open(when('or', answer('closed', ['a']), answer('s', ['in']))),
    ];
    expectAdvice(guideOf(screening(screener()), flat(closed, ...items)), [rejected]);
  });
  test('options of a question that is never shown are never carried', () => {
    const source = { ...closed, multiSelect: true };
    const carried = { externalId: 'c', text: 'Which?', type: 'multiple_choice', carryForwardFrom: 'closed' };
    expectAdvice(guideOf(screening(screener()), flat(source, carried, open(asks('c')))), [
      rejected,
      {
        code: 'neverShown',
        path: ['studyGuide', 1, 'items', 1, 'carryForwardFrom'],
        params: { reason: 'dependsOn', questionId: 'closed', others: 1 },
      },
    ]);
  });
  test('neither are options that end the interview or stand alone', () => {
    const options: JsonObject[] = [
      { text: 'a', status: 'reject' },
      { text: 'none', status: 'approve', exclusiveOption: true },
    ];
    const carried = { text: 'Which?', type: 'multiple_choice', carryForwardFrom: 's' };
    const source = screener({ multiSelect: true, options });
    expectAdvice(guideOf(screening(source), flat(carried)), [
      {
        code: 'neverShown',
        path: ['studyGuide', 1, 'items', 0, 'carryForwardFrom'],
        params: { reason: 'nothingToCarry', questionId: 's' },
      },
    ]);
    expectAdvice(guideOf(screening({ ...source, allowCustomOption: true }), flat(carried)), []);
  });
  test('a part that is wrong by itself names itself as the cause, in whatever way it is wrong', () => {
    const wrong = choice({ externalId: 'wrong', ...asks('q', { choices: ['nowhere'] }) });
    expectAdvice(guideOf(flat(several, wrong, open(asks('wrong')))), [
      {
        code: 'unknownChoice',
        path: [...criteria(0, 1), 0, 'choices', 0],
        params: { choice: 'nowhere', questionId: 'q' },
      },
      {
        code: 'neverShown',
        path: [...criteria(0, 2), 0, 'questionId'],
        params: { reason: 'dependsOn', questionId: 'wrong', others: 0 },
      },
    ]);
    const both = choice({ externalId: 'both', ...when('and', answer('q', ['a']), answer('q', ['a'], not)) });
    expectAdvice(guideOf(flat(several, both, open(asks('both')))), [
      { code: 'contradictingCriteria', path: [...criteria(0, 1), 1], params: { first: 0 } },
      {
        code: 'neverShown',
        path: [...criteria(0, 2), 0, 'questionId'],
        params: { reason: 'dependsOn', questionId: 'both', others: 0 },
      },
    ]);
  });
});
