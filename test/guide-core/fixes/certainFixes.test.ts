import { advise, type Json, type JsonObject, validate } from '@guide-studio/guide-core';
import { withCertainFixes } from '@guide-studio/guide-core/edit';
import { describe, expect, test } from 'vitest';
import { disturb } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { sized } from '../../size.ts';

// Laws: repairs that are made without asking remove findings, add no error, lose nothing, and leave nothing to repair.

const item = (more: Readonly<Record<string, Json>>): JsonObject => ({
  title: 'T',
  studyGuide: [{ type: 'flat', title: 'B', items: [{ type: 'open_ended', text: 'Why?', ...more }] }],
});

describe('repairs that are certain', () => {
  test.each([
    [{ embed: { url: 'http://example.org/a' } }, { embed: { url: 'https://example.org/a' } }],
    [{ embed: { url: 'example.org/a' } }, { embed: { url: 'https://example.org/a' } }],
    [{ follow_up: 'heavy' }, { followUp: 'heavy' }],
    [{ followUp: 'Heavy' }, { followUp: 'heavy' }],
    [
      { screenObservationEnabled: 'true', preferredInput: 'screenRecording' },
      { screenObservationEnabled: true, preferredInput: 'screenRecording' },
    ],
    [{ text: 'Why\u0000?'.replace('\\\\u0000', '\\u0000') }, { text: 'Why?' }],
  ])('%j becomes %j', (wrong, right) => {
    const { guide, repairs } = withCertainFixes(item(wrong));
    expect(guide).toEqual(item(right));
    expect(repairs).toHaveLength(1);
  });

  test('are not those that remove something or that only a person can choose', () => {
    const unsure: readonly Readonly<Record<string, Json>>[] = [
      { unknown: 1 },
      { followUp: 'much' },
      { text: '' },
      { embed: { url: 'ftp://example.org' } },
    ];
    for (const wrong of unsure) {
      const guide = item(wrong);
      expect(withCertainFixes(guide)).toEqual({ guide, repairs: [] });
      expect(withCertainFixes(guide).guide).toBe(guide);
    }
  });
});

test('in guides with random faults: none is added, nothing else changes, and nothing is left to repair', () => {
  let made = 0;
  for (let seed = 1; seed <= sized(60, 600, 600); seed += 1) {
    const random = createRandom(seed);
    let wrong = randomGuide(random, { blocks: 3, itemsPerBlock: 3 });
    for (let count = 0; count < 4; count += 1) wrong = disturb(random, wrong) as JsonObject;
    const { guide, repairs } = withCertainFixes(wrong);
    made += repairs.length;
    // What can be read again may have advice of its own.
    const errors = repairs.filter(({ issue }) => issue.severity === 'error').length;
    expect(validate(guide).length, `seed ${seed}`).toBeLessThanOrEqual(validate(wrong).length - errors);
    if (errors === 0) expect(advise(guide).length, `seed ${seed}`).toBe(advise(wrong).length - repairs.length);
    expect(withCertainFixes(guide)).toEqual({ guide, repairs: [] });
  }
  expect(made).toBeGreaterThan(5);
});
