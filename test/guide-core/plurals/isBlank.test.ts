import { expect, it } from 'vitest';
import { isBlank } from '../../../packages/guide-core/src/plurals/plurals.ts';

it('a text is blank if nothing of it can be seen', () => {
  for (const text of ['', ' \n\t', '\u200B', '\u200D\uFEFF', '\u2060\u00AD', '\u3164', '\u2800', '\u202E ', '\uFE0F']) {
    expect(isBlank(text), JSON.stringify(text)).toBe(true);
  }
  for (const text of ['a', '.', '\u200Bb', '👩‍🚀', '❤️', '한', 'می‌خواهم']) expect(isBlank(text), text).toBe(false);
});
