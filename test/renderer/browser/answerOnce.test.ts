import { expect, test } from 'vitest';
import { answerOnce } from '../../../renderer/src/browser/answerOnce.ts';

test('a request is answered once, and each one after it', () => {
  const isFirst = answerOnce();
  const jump = { key: 'a' };
  expect([null, jump, jump, { ...jump }, 1, 1, 2, null].map(isFirst)).toEqual([
    false,
    true,
    false,
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(answerOnce()(jump)).toBe(true);
});
