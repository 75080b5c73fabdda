import { afterEach, expect, test } from 'vitest';
import { countText } from '../../../renderer/src/paths/countText.ts';
import { speak } from '../../../renderer/src/i18n/index.ts';

afterEach(async () => await speak('en'));

test('counts are written with their digits, in words, or as more than anyone can count', async () => {
  const counts = [1n, 9_999n, 10_000n, 4_123_456n, 2_600_000_000n, 10n ** 48n];
  expect(counts.map((count) => countText(count))).toEqual([
    '1',
    '9,999',
    'about 10 thousand',
    'about 4.1 million',
    'about 2.6 billion',
    'far more than a trillion',
  ]);
  expect([countText(12n, false), countText(10n ** 48n, false)]).toEqual(['at least 12', 'far more than a trillion']);
  await speak('de');
  expect(countText(4_123_456n)).toBe('etwa 4,1 Millionen');
});
