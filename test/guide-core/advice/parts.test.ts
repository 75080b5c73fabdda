import { type JsonObject, advise } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
import { choice, concept, conceptBlock, flat, guideOf, matrix, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const item = ['studyGuide', 0, 'items', 0];

describe('subsampleAboveConcepts', () => {
  const block = (subsampleCount: number | null): JsonObject => ({
    ...conceptBlock([], open()),
    conceptSamplingConfig: { concepts: [concept()], subsampleCount },
  });
  test('up to the number of concepts is fine', () => {
    expectAdvice(guideOf(block(1)), []);
    expectAdvice(guideOf(block(null)), []);
  });
  test('more is not', () => {
    const path = ['studyGuide', 0, 'conceptSamplingConfig', 'subsampleCount'];
    const params = { subsampleCount: 2, concepts: 1 };
    expectAdvice(guideOf(block(2)), [{ code: 'subsampleAboveConcepts', path, params }]);
  });
});

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

describe('ownOptionsBesideCarryForward', () => {
  test('own options that are never shown', () => {
    const source = choice({ externalId: 'q', multiSelect: true });
    expectAdvice(guideOf(flat(source, choice({ carryForwardFrom: 'q' }))), [
      {
        code: 'ownOptionsBesideCarryForward',
        path: ['studyGuide', 0, 'items', 1, 'options'],
        params: { source: 'q' },
      },
    ]);
  });
});

describe('screenObservationWithoutEffect', () => {
  const observing = { screenObservationEnabled: true };
  test('with a recording of the screen, or turned off, it is fine', () => {
    expectAdvice(guideOf(flat(open({ preferredInput: 'screenRecording', ...observing }))), []);
    expectAdvice(guideOf(flat(open({ screenObservationEnabled: false }))), []);
  });
  test('with any other input it does nothing', () => {
    const path = [...item, 'screenObservationEnabled'];
    expectAdvice(guideOf(flat(open({ preferredInput: 'text', ...observing }))), [
      { code: 'screenObservationWithoutEffect', path, params: { preferredInput: 'text' } },
    ]);
  });
});

describe('whitespaceOnlyText', () => {
  const code = 'whitespaceOnlyText';
  test('an empty text that may be empty is fine', () => {
    expectAdvice({ ...guideOf({ ...flat(open()), title: '' }), closingMessage: '' }, []);
  });
  test('blanks, in whatever text of whatever part', () => {
    const concepts = [concept({ content: { title: '\u00a0' } })];
    const guide = { ...guideOf({ ...conceptBlock(concepts, open({ text: '\u200b' })), title: '\t' }), title: ' ' };
    expectAdvice(guide, [
      { code, path: ['title'], params: undefined },
      { code, path: ['studyGuide', 0, 'title'], params: undefined },
      { code, path: ['studyGuide', 0, 'conceptSamplingConfig', 'concepts', 0, 'content', 'title'], params: undefined },
      { code, path: ['studyGuide', 0, 'items', 0, 'text'], params: undefined },
    ]);
  });
});

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
