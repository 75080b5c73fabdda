import { describe, test } from 'vitest';
import { choice, flat, guideOf, matrix, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const item = ['studyGuide', 0, 'items', 0];

describe('lookAlikes', () => {
  const pairs = [
    ['Cyrillic', 'cat', 'c\u0430t'],
    ['Cyrillic capitals', 'HEP', '\u041d\u0415\u0420'],
    ['Greek', 'Ano', 'An\u03bf'],
    ['Greek capital', 'Beta', '\u0392eta'],
    ['a zero-width character', 'item', 'it\u200bem'],
    ['a byte order mark', 'item', '\ufeffitem'],
    ['a soft hyphen', 'item', 'it\u00adem'],
    ['composed and decomposed', 'caf\u00e9', 'cafe\u0301'],
    ['a no-break space', 'a b', 'a\u00a0b'],
    ['a typographic apostrophe', "don't", 'don\u2019t'],
  ] as const;
  test.each(pairs)('two ids: %s', (_name, text, other) => {
    const path = ['studyGuide', 0, 'items', 1, 'externalId'];
    const params = { text: other, other: text, of: 'id' };
    expectAdvice(guideOf(flat(open({ externalId: text }), open({ externalId: other }))), [
      { code: 'lookAlikes', path, params },
    ]);
  });
  test.each(pairs)('two options and two rows: %s', (_name, text, other) => {
    const both = [{ text }, { text: other }];
    const params = { text: other, other: text };
    expectAdvice(guideOf(flat(matrix({ options: both, rows: both }))), [
      { code: 'lookAlikes', path: [...item, 'options', 1, 'text'], params: { ...params, of: 'option' } },
      { code: 'lookAlikes', path: [...item, 'rows', 1, 'text'], params: { ...params, of: 'row' } },
    ]);
  });
  test.each([
    ['case', 'Prefer not to answer', 'Prefer Not To Answer'],
    ['letters with and without a mark', 'résumé', 'resume'],
    ['dotted and dotless i', 'kız', 'kiz'],
    ['digits and letters', 'l1', 'I1'],
  ])('%s is a difference that can be seen', (_name, text, other) => {
    expectAdvice(guideOf(flat(choice({ options: [{ text }, { text: other }] }))), []);
  });
});
