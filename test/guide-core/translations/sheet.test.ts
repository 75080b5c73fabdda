import { type JsonObject, LanguageCode } from '@guide-studio/guide-core';
import {
  guideTexts,
  readTranslationSheet,
  textKey,
  type Translation,
  translationSheet,
  type TranslationState,
} from '@guide-studio/guide-core/translations';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { block, choice } from '../../guideParts.ts';

const option = (text: string, externalId?: string): JsonObject => ({ text, ...(externalId ? { externalId } : {}) });
const question = (externalId: string, text: string, ...options: readonly JsonObject[]): JsonObject =>
  choice(text, options, { externalId });
const guideOf = (...items: readonly JsonObject[]): JsonObject => ({
  title: 'T',
  studyGuide: [block('B', ...items)],
});
const guide = guideOf(
  question('q1', 'Do you?', option('Yes', 'yes'), option('No', 'no')),
  question('q2', 'Would you?', option('Yes', 'yes'), option('Other')),
);
const none = new Map<LanguageCode, readonly Translation[]>();
const de = (...entries: readonly Translation[]) => new Map<LanguageCode, readonly Translation[]>([['de', entries]]);
const entry = (externalId: string, source: string, text: string, state: TranslationState): Translation => ({
  kind: 'question',
  externalId,
  source,
  text,
  state,
});

describe('a sheet for translators', () => {
  it('has one row a text, with its translation and state', () => {
    const known = de(
      entry('q1', 'Do you?', 'Tun Sie?', 'reviewed'),
      entry('q2', 'Would you so?', 'Würden Sie?', 'new'),
    );
    expect(translationSheet(guide, known, ['de', 'fr'])).toEqual([
      ['path', 'part of', 'externalId', 'kind', 'source', 'de', 'de state', 'fr', 'fr state'],
      ['studyGuide[0].items[0].text', '', 'q1', 'question', 'Do you?', 'Tun Sie?', 'reviewed', '', 'new'],
      ['studyGuide[0].items[0].options[0].text', 'q1', 'yes', 'option', 'Yes', '', 'new', '', 'new'],
      ['studyGuide[0].items[0].options[1].text', 'q1', 'no', 'option', 'No', '', 'new', '', 'new'],
      ['studyGuide[0].items[1].text', '', 'q2', 'question', 'Would you?', 'Würden Sie?', 'changed', '', 'new'],
      ['studyGuide[0].items[1].options[0].text', 'q2', 'yes', 'option', 'Yes', '', 'new', '', 'new'],
      ['studyGuide[0].items[1].options[1].text', 'q2', '', 'option', 'Other', '', 'new', '', 'new'],
    ]);
  });

  it('loses nothing on the way back: filled in, every text has its translation and state', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => value.trim() !== '');
    const id = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined });
    const item = fc.record({ id: fc.uuid(), text, options: fc.array(fc.record({ id, text }), { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), text, (items, words) => {
        const any = guideOf(
          ...items.map((each) => question(each.id, each.text, ...each.options.map((one) => option(one.text, one.id)))),
        );
        const sheet = translationSheet(any, none, ['de']).map((row, at) =>
          at === 0 ? row : [...row.slice(0, 5), `${words} ${at}`, at % 2 === 0 ? 'new' : 'reviewed'],
        );
        const read = readTranslationSheet(any, none, sheet);
        const keys = new Set(guideTexts(any).map(textKey));
        // An id that two options of one question have says nothing about which is meant; such a guide is refused.
        fc.pre(items.every(({ options }) => new Set(options.map((one) => one.id)).size === options.length));
        expect(read.problems).toEqual([]);
        expect(new Set(read.changed.get('de')?.map(textKey))).toEqual(keys);
        expect(translationSheet(any, read.changed, ['de'])).toEqual(sheet);
        const again = readTranslationSheet(any, read.changed, sheet);
        expect(again).toEqual({ changed: new Map([['de', []]]), problems: [] });
      }),
    );
  });

  it('finds texts after they were moved, and options with the same id in their own question', () => {
    const sheet = translationSheet(guide, none, ['de']).map((row, at) =>
      at === 0 ? row : [...row.slice(0, 5), `DE ${row[0]}`, ''],
    );
    const moved = guideOf(
      question('q0', 'New?'),
      question('q1', 'Do you?', option('No', 'no'), option('Yes', 'yes')),
      question('q2', 'Would you?', option('Other'), option('Yes!', 'yes')),
    );
    const { changed, problems } = readTranslationSheet(moved, none, sheet);
    expect(problems).toEqual([]);
    expect(changed.get('de')?.map(({ kind, of, source }) => [kind, of, source])).toEqual([
      ['question', undefined, 'Do you?'],
      ['option', 'q1', 'Yes'],
      ['option', 'q1', 'No'],
      ['question', undefined, 'Would you?'],
      ['option', 'q2', 'Yes'],
      ['option', 'q2', 'Other'],
    ]);
  });
});

describe('what a translator did', () => {
  const read = (known: typeof none, ...rows: readonly (readonly string[])[]) =>
    readTranslationSheet(guide, known, [
      ['kind', 'source', 'path', 'externalId', 'de', 'note', 'de state', 'part of'],
      ...rows,
    ]);
  const row = (text: string, state: string, source = 'Do you?', id = 'q1') =>
    ['question', source, '', id, text, 'a remark', state] as const;

  it('counts: a new text, a review, a text of an earlier version; an empty cell leaves what is there', () => {
    const old = entry('q1', 'Did you?', 'Taten Sie?', 'reviewed');
    const entries = (...rows: readonly (readonly string[])[]) => read(de(old), ...rows).changed.get('de');
    expect(entries(row('', 'reviewed'))).toEqual([]);
    expect(entries(row('Taten Sie?', 'changed'))).toEqual([]);
    expect(entries(row('Tun Sie?', 'changed'))).toEqual([entry('q1', 'Do you?', 'Tun Sie?', 'new')]);
    expect(entries(row('Taten Sie?', 'Reviewed'))).toEqual([entry('q1', 'Do you?', 'Taten Sie?', 'reviewed')]);
    expect(entries(row('Tun Sie?', '', 'Do you not?'))).toEqual([entry('q1', 'Do you not?', 'Tun Sie?', 'new')]);
    expect(entries(['question', 'Do you?', '', 'q1', 'Tun Sie?', '', ''])).toEqual([
      entry('q1', 'Do you?', 'Tun Sie?', 'new'),
    ]);
  });

  it('is refused with its row where it cannot be placed or understood', () => {
    const rows = [
      row('A', '', 'Gone?', 'q9'),
      row('B', 'checked'),
      row('C', ''),
      row('D', ''),
      row('', '', 'Gone?', 'q9'),
    ];
    const { problems } = read(none, ...rows);
    expect(problems.map(({ row: at }) => at)).toEqual([2, 3, 5]);
    expect(problems[0]?.message).toContain('q9');
    expect(problems[1]?.message).toContain('new, changed, reviewed');
  });

  it('is refused as a whole if the columns are not named', () => {
    const head = ['path', 'part of', 'externalId', 'kind', 'source'];
    for (const columns of [[], ['de'], head, [...head, 'de', 'ed state'], [...head, 'Deutsch']]) {
      const { changed, problems } = readTranslationSheet(guide, none, [columns, columns.map(() => 'x')]);
      expect([changed.size, problems.map(({ row: at }) => at)]).toEqual([0, [1]]);
    }
    expect(readTranslationSheet(guide, none, []).problems).toHaveLength(1);
  });
});
