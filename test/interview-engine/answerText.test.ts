import { type JoinedType, readAnswer, writeAnswer } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../generate/answerTexts.ts';
import { createRandom } from '../generate/random.ts';
import { sized } from '../size.ts';

const types: readonly JoinedType[] = ['multiple_choice', 'ranking', 'matrix', 'max_diff'];

describe('a joined answer', () => {
  const written: readonly [JoinedType, readonly string[], string][] = [
    ['multiple_choice', ['Soup', 'Bread, rye', 'Tea: mint; cold'], 'Soup, "Bread, rye", Tea: mint; cold'],
    ['multiple_choice', ['"Best" bread', 'the "best", he said'], '"""Best"" bread", "the ""best"", he said"'],
    ['multiple_choice', [], ''],
    ['ranking', ['b', 'a, b', '1. a'], '1. b, 2. "a, b", 3. 1. a'],
    ['matrix', ['Taste: sweet', 'Good', 'Price', 'a; b, c'], '"Taste: sweet": Good; Price: "a; b, c"'],
    ['max_diff', ['a, b', 'c: d', 'e; f', 'g'], 'best: "a, b", worst: "c: d"; best: "e; f", worst: g'],
  ];
  test.each(written)('of %s: %j is written and read', (type, texts, answer) => {
    expect(writeAnswer(type, texts)).toBe(answer);
    expect(readAnswer(type, answer)).toEqual(texts);
  });

  test.each(types.flatMap((type) => [71, 72].map((seed) => [type, seed] as const)))(
    'of %s is taken apart again, whatever its texts hold (seed %i)',
    (type, seed) => {
      const random = createRandom(seed);
      for (let run = 0; run < sized(500, 2000, 2000); run += 1) {
        const pairs = Array.from({ length: random.int(1, 4) }, () => [hostileText(random), hostileText(random)]);
        const texts = pairs.flat();
        expect(readAnswer(type, writeAnswer(type, texts)), JSON.stringify(texts)).toEqual(texts);
        // A text in another form gives null, or the answer that would produce it.
        const other = texts.join(random.pick([', ', '; ', '']));
        const read = readAnswer(type, other);
        expect(read === null ? other : writeAnswer(type, read)).toBe(other);
      }
    },
  );

  test('of a million characters in quotation marks is read', () => {
    const texts = ['"'.repeat(1_000_000), 'x, y'];
    expect(readAnswer('multiple_choice', writeAnswer('multiple_choice', texts))).toEqual(texts);
  });
});
