import type { JsonObject } from '@guide-studio/guide-core';
import { diffGuides } from '@guide-studio/guide-core/diff';
import { expect, test } from 'vitest';

const guideOf = (...texts: readonly string[]): JsonObject => ({
  name: 'Bread',
  language: 'en',
  studyGuide: [
    {
      externalId: 'block',
      items: texts.map((text, index) => ({ externalId: `item${index}`, text, type: 'statement' })),
    },
  ],
});

test('a question that was removed comes after the one before it, however many its block has', () => {
  for (let kept = 1; kept < 5; kept += 1) {
    const before = Array.from({ length: kept + 1 }, (_, index) => `Question ${index}.`);
    const after = before.slice(0, kept).map((text) => `${text} Why?`);
    const codes = diffGuides(guideOf(...before), guideOf(...after)).changes.map(({ code }) => code);
    expect(codes).toEqual([...after.map(() => 'textChanged'), 'removed']);
  }
});
