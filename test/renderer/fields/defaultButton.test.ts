import { expect, test } from 'vitest';
import { german } from '../../../packages/study-service/src/page/words/messages.de.ts';
import { english } from '../../../packages/study-service/src/page/words/messages.en.ts';
import { signs } from '../../../packages/study-service/src/page/words/messages.signs.ts';
import { defaultButton } from '../../../renderer/src/fields/defaultButton.ts';

test('a statement without a text for its button shows what the participant page would write on it', () => {
  expect(['en', 'en-GB', 'de', 'de-CH', 'fr', ''].map(defaultButton)).toEqual([
    english.next,
    english.next,
    german.next,
    german.next,
    signs.next,
    signs.next,
  ]);
});
