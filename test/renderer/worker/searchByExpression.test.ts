import { expect, test } from 'vitest';
import type { ExpressionReply } from '../../../renderer/src/worker/expressionMessages.ts';
import { searchByExpression } from '../../../renderer/src/worker/searchByExpression.ts';

function repliesTo(text: string, texts: readonly string[]): readonly ExpressionReply[] {
  const replies: ExpressionReply[] = [];
  const query = { text, matchCase: true, wholeWord: false, regularExpression: true };
  searchByExpression({ query, texts }, (reply) => replies.push(reply));
  return replies;
}

test('the worker says that it begins, and replies with the matches of each text, with their groups', () => {
  const [one, two] = [
    { start: 0, end: 1, groups: ['a'] },
    { start: 1, end: 3, groups: ['a'] },
  ];
  expect(repliesTo('(a)b?', ['aab', 'c', 'a'])).toEqual([
    { kind: 'begins' },
    { kind: 'found', matches: [[one, two]], isLast: false },
    { kind: 'found', matches: [[]], isLast: false },
    { kind: 'found', matches: [[one]], isLast: true },
  ]);
  expect(repliesTo('a', [])).toEqual([{ kind: 'begins' }, { kind: 'found', matches: [], isLast: true }]);
});

test('almost all that was found is reported before the next text is searched, in order and in few messages', () => {
  const many = 20_000;
  const reports = repliesTo(
    'a',
    Array.from({ length: many }, () => 'a'),
  ).flatMap((reply) => (reply.kind === 'found' ? [reply] : []));
  expect(reports.length).toBeLessThan(1_000);
  let reported = 0;
  for (const [at, { matches, isLast }] of reports.entries()) {
    expect(matches.length).toBeLessThanOrEqual(1 + reported / 100);
    expect(isLast).toBe(at === reports.length - 1);
    reported += matches.length;
  }
  expect(reported).toBe(many);
  const lengths = repliesTo('a', ['', 'a', 'aa', 'aaa']).flatMap((reply) =>
    reply.kind === 'found' ? reply.matches : [],
  );
  expect(lengths.map(({ length }) => length)).toEqual([0, 1, 2, 3]);
});

test('an expression that needs more memory than there is is too large', () => {
  expect(repliesTo('(?:a|b)*c', ['ab'.repeat(5_000_000)])).toEqual([{ kind: 'begins' }, { kind: 'tooLarge' }]);
});
