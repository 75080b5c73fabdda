import { type JsonObject, validate } from '@guide-studio/guide-core';
import { diffGuides, withoutChange } from '@guide-studio/guide-core/diff';
import { canonicalText } from '@guide-studio/guide-core/files';
import { expect, it } from 'vitest';
import { editedGuide } from '../../generate/editSequence.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';

it('one change is undone on its own, or refused with the obstacle (seed 19)', () => {
  const random = createRandom(19);
  let [taken, refused] = [0, 0];
  for (let pair = 0; pair < 20; pair += 1) {
    const before = JSON.parse(canonicalText(randomGuide(random, { blocks: 2, itemsPerBlock: 3 }))) as JsonObject;
    const after = editedGuide(random, before, 4, 'new');
    const found = diffGuides(before, after);
    for (const change of found.changes) {
      const result = withoutChange({ before, after, diff: found }, change);
      if (!result.ok) {
        refused += 1;
        continue;
      }
      taken += 1;
      expect(validate(result.guide)).toEqual([]);
      expect(canonicalText(result.guide)).not.toBe(canonicalText(after));
      if (found.changes.length === 1) expect(canonicalText(result.guide)).toBe(canonicalText(before));
    }
  }
  expect(taken).toBeGreaterThan(20);
  expect(refused).toBeLessThan(taken);
});
