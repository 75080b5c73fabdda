import type { JsonObject } from '@guide-studio/guide-core';
import { describe, test } from 'vitest';
import { choice, flat, guideOf } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const item = ['studyGuide', 0, 'items', 0];

describe('maxSelectAboveOptions', () => {
  const multi = (more: JsonObject): JsonObject => choice({ multiSelect: true, minSelect: 1, ...more });
  test('up to the options is fine, and one more with an own answer', () => {
    expectAdvice(guideOf(flat(multi({ maxSelect: 2 }), multi({ maxSelect: 3, allowCustomOption: true }))), []);
  });
  test('what a carried question shows is not known', () => {
    const carried = {
      text: 'W',
      type: 'multiple_choice',
      multiSelect: true,
      minSelect: 1,
      maxSelect: 9,
      carryForwardFrom: 'q',
    };
    expectAdvice(guideOf(flat(choice({ externalId: 'q', multiSelect: true }), carried)), []);
  });
  test('more is not', () => {
    const path = [...item, 'maxSelect'];
    expectAdvice(guideOf(flat(multi({ maxSelect: 3 }))), [
      { code: 'maxSelectAboveOptions', path, params: { maxSelect: 3, options: 2 } },
    ]);
  });
});
