import { canonicalText } from '@guide-studio/guide-core/files';
import { describe, expect, it } from 'vitest';
import { type TextChange, textChanges } from '../../../renderer/src/json/textChanges.ts';
import { disturb, reword } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { sized } from '../../size.ts';

function applied(text: string, changes: readonly TextChange[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of changes) {
    expect(from).toBeGreaterThanOrEqual(at);
    expect(to).toBeGreaterThanOrEqual(from);
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

describe('textChanges', () => {
  it.each(Array.from({ length: sized(3, 10, 10) }, (_, n) => 20 * n))(
    'makes one text of another, from seed %i',
    (first) => {
      for (let seed = first; seed < first + 20; seed++) {
        const random = createRandom(seed);
        const guide = randomGuide(random, { blocks: 2, itemsPerBlock: 4 });
        let other: Parameters<typeof canonicalText>[0] = guide;
        for (let n = random.int(1, 4); n > 0; n--) other = disturb(random, reword(random, other));
        const [before, after] = [canonicalText(guide), canonicalText(other)];
        expect(applied(before, textChanges(before, after)), `seed ${seed}`).toBe(after);
      }
    },
  );

  it('touches only what changed, in several places too', () => {
    const lines = Array.from({ length: 100 }, (_, n) => `line ${n} of a long text\n`);
    const changed = lines.with(3, 'line 3 of a short text\n').with(90, 'line ninety\n').toSpliced(50, 1);
    const [before, after] = [lines.join(''), changed.join('')];
    const changes = textChanges(before, after);
    expect(applied(before, changes)).toBe(after);
    expect(changes).toHaveLength(3);
    expect(changes.reduce((sum, { from, to, insert }) => sum + to - from + insert.length, 0)).toBeLessThan(80);
  });

  it('replaces what is between when the texts have little in common', () => {
    const [before, after] = ['a\n'.repeat(2_000), Array.from({ length: 2_000 }, (_, n) => `${n}\n`).join('')];
    expect(applied(before, textChanges(before, after))).toBe(after);
    expect(applied('', textChanges('', 'x'))).toBe('x');
    expect(applied('x', textChanges('x', ''))).toBe('');
    expect(textChanges('same', 'same')).toEqual([]);
  });
});
