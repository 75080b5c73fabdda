import { CreateStudyRequest, type Json } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { compileCheck } from '../../../packages/guide-core/src/validate/compileCheck.ts';
import { disturb } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { sized } from '../../size.ts';

const seeds = Array.from({ length: sized(5, 30, 30) }, (_, at) => 2000 + at);

describe('the quick check of a schema', () => {
  test.each(seeds)('agrees with zod (seed %i)', (seed) => {
    const random = createRandom(seed);
    const fits = compileCheck(CreateStudyRequest);
    for (let round = 0; round < 30; round += 1) {
      let guide: Json = randomGuide(random, { blocks: 2, itemsPerBlock: 4 });
      expect(fits(guide)).toBe(true);
      guide = disturb(random, guide);
      if (isJsonObject(guide) && random.chance(0.5)) guide = disturb(random, guide);
      expect(fits(guide)).toBe(CreateStudyRequest.safeParse(guide).success);
    }
  });

  test('leaves to zod what it does not know', () => {
    const schemas = [
      z.record(z.string(), z.number()),
      z.string().max(2),
      z.union([z.string(), z.number()]),
      z.object({ a: z.string() }),
    ];
    const values = [{ a: 1 }, 'abc', 'a', 3, { a: 'x' }, { a: 'x', b: 1 }, null];
    for (const schema of schemas) {
      for (const value of values) expect(compileCheck(schema)(value)).toBe(schema.safeParse(value).success);
    }
  });
});
