import { advise } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
import { choice, flat, guideOf } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const item = ['studyGuide', 0, 'items', 0];

describe('duplicateOptionTexts', () => {
  test('texts that differ are fine, in case too; questions do not matter to each other', () => {
    expectAdvice(guideOf(flat(choice({ options: [{ text: 'a' }, { text: 'A' }] }), choice())), []);
  });
  test('empty ones are a problem already', () => {
    expect(advise(guideOf(flat(choice({ options: [{ text: '' }, { text: '' }] }))))).toEqual([]);
  });
  test('every later one is reported', () => {
    const options = [{ text: 'a' }, { text: 'b' }, { text: 'a' }];
    const path = [...item, 'options', 2, 'text'];
    expectAdvice(guideOf(flat(choice({ options }))), [
      { code: 'duplicateOptionTexts', path, params: { text: 'a', first: 0 } },
    ]);
  });
});
