import type { JsonObject, LanguageCode } from '@guide-studio/guide-core';
import {
  changeEachTranslation,
  countTexts,
  earlierTranslation,
  guideTexts,
  lostTranslations,
  reversedChange,
  textKey,
  textStateOf,
  translatedTexts,
  type Translation,
  type TranslationChange,
  translationFor,
  translationsOf,
} from '@guide-studio/guide-core/translations';
import { expect, it } from 'vitest';
import { numbersFrom, sized } from '../../size.ts';

// Law: a text is out of date if and only if it changed since it was translated, and no edit loses a translation.

const language: LanguageCode = 'de';
type Named = { readonly externalId?: string; text: string };
type Item = Named & { readonly options: Named[] };

/** A text without an id is known by its words. */
const idOf = ({ externalId, text }: Named): string => externalId ?? text;

/** What a person would note on paper: for each text that was translated, its words then, the translation, and the review. */
type Paper = Map<string, { source: string; words: string; isReviewed: boolean }>;

it('2,000 random edits of guide and texts: states as on paper, nothing lost, everything undone', () => {
  for (let seed = 1; seed <= sized(1, 5, 50); seed += 1) walk(seed, 2000);
});

function walk(seed: number, steps: number): void {
  const below = numbersFrom(seed);
  let items: Item[] = [];
  let file: JsonObject | null = null;
  let ids = 0;
  const paper: Paper = new Map();
  const done: TranslationChange[] = [];
  const guide = (): JsonObject => ({
    title: 'T',
    studyGuide: [{ type: 'flat', title: 'B', items: items.map((item) => ({ type: 'multiple_choice', ...item })) }],
  });
  const texts = () => guideTexts(guide());
  const known = () => translationsOf(file).languages.get(language) ?? [];
  const nameOf = (item: Item, option: Item['options'][number] | null): string =>
    option === null ? `question ${idOf(item)}` : `option ${idOf(item)} ${idOf(option)}`;
  const word = () => `text ${below(30)}`;
  const ownId = (letter: string) => (below(3) === 0 ? {} : { externalId: `${letter}${(ids += 1)}` });
  const change = (next: TranslationChange): void => {
    const changed = changeEachTranslation(file, [next]);
    expect(changed.refused).toEqual([]);
    file = changed.file;
    done.push(next);
  };
  const translate = (
    write: (before: Translation | null, source: string) => Pick<Translation, 'text' | 'state'> | null,
  ) => {
    const all = texts();
    const text = all[below(Math.max(all.length, 1))];
    if (text === undefined) return;
    const was = known().find((one) => textKey(one) === textKey(text)) ?? null;
    const next = write(was, text.source);
    if (next === null && was === null) return;
    change({ language, was, now: next === null ? null : translationFor(text, next) });
    const [, , , at, , option] = text.path;
    const item = items[Number(at)] as Item;
    const name = nameOf(item, text.kind === 'option' ? (item.options[Number(option)] ?? null) : null);
    if (next === null) paper.delete(name);
    else paper.set(name, { source: text.source, words: next.text, isReviewed: next.state === 'reviewed' });
  };
  const acts: readonly (() => void)[] = [
    () => items.push({ ...ownId('q'), text: word(), options: [] }),
    () => items[below(items.length || 1)]?.options.push({ ...ownId('o'), text: word() }),
    () => {
      const item = items[below(items.length || 1)];
      if (item) item.text = word();
    },
    () => {
      const option = items[below(items.length || 1)]?.options.at(below(3) - 1);
      if (option) option.text = word();
    },
    // Away, and often back again with the same ids.
    () => {
      items = below(6) === 0 ? items.filter((_, at) => at !== below(items.length)) : items.toReversed();
    },
    () => translate(() => ({ text: `Wort ${below(1000)}`, state: 'new' })),
    () => translate(() => ({ text: `Wort ${below(1000)}`, state: 'new' })),
    () => translate((before) => (before === null ? null : { text: before.text, state: 'reviewed' })),
    () => translate((before) => (before === null || below(4) > 0 ? { text: 'neu', state: 'reviewed' } : null)),
    () => {
      const last = done.at(-1);
      const [name] = [last?.now ?? last?.was];
      if (last === undefined || name === undefined || name === null) return;
      const key = textKey(name);
      change(reversedChange(last));
      const own = name.externalId ?? name.source;
      const [question, option] = name.of === undefined ? [own, null] : [name.of, own];
      const noted = option === null ? `question ${question}` : `option ${question} ${option}`;
      const back = known().find((one) => textKey(one) === key);
      if (back === undefined) paper.delete(noted);
      else paper.set(noted, { source: back.source, words: back.text, isReviewed: back.state === 'reviewed' });
    },
  ];
  for (let step = 0; step < steps; step += 1) {
    acts[below(acts.length)]?.();
    const expected = items.flatMap((item) =>
      [null, ...item.options].map((option) => {
        const noted = paper.get(nameOf(item, option));
        if (noted === undefined) return 'missing';
        if (noted.source !== (option ?? item).text) return 'outdated';
        return noted.isReviewed ? 'reviewed' : 'written';
      }),
    );
    const [now, translations] = [texts(), known()];
    const all = translatedTexts(now, translations);
    expect(all.map(textStateOf), `seed ${seed}, step ${step}`).toEqual(expected);
    const counts = countTexts(now, translations);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all.length);
    // Those of texts that are away are still there.
    expect(translations.map(({ text }) => text).toSorted()).toEqual(
      [...paper.values()].map(({ words }) => words).toSorted(),
    );
    const there = new Set(items.flatMap((item) => [null, ...item.options].map((option) => nameOf(item, option))));
    const away = [...paper].filter(([name]) => !there.has(name)).map(([, { words }]) => words);
    expect(
      lostTranslations(now, translations)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(away.toSorted());
  }
  for (const change of done.toReversed()) file = changeEachTranslation(file, [reversedChange(change)]).file;
  expect(translationsOf(file).languages.get(language) ?? []).toEqual([]);
}

it.each([
  ['question', (text: string, id: object) => ({ type: 'open_ended', text, ...id })],
  [
    'option',
    (text: string, id: object) => ({
      type: 'multiple_choice',
      externalId: 'q',
      text: 'Which?',
      options: [{ text, ...id }],
    }),
  ],
] as const)(
  'a %s that is reworded keeps its translation: out of date with an id, offered again without',
  (kind, make) => {
    const guideOf = (text: string, id: object) => ({
      title: 'T',
      studyGuide: [{ type: 'flat', title: 'B', items: [make(text, id)] }],
    });
    for (const id of [{}, { externalId: 'a' }]) {
      const named = (text: string) => guideTexts(guideOf(text, id)).filter((each) => each.kind === kind);
      const [before] = named('How often do you drink tea?');
      const [after] = named('How often do you drink green tea?');
      if (before === undefined || after === undefined) throw new Error('The guide has no such text.');
      const now = translationFor(before, { text: 'Wie oft trinken Sie Tee?', state: 'reviewed' });
      // Another text is translated afterwards, and nothing else changes.
      const other: Translation = { kind: 'question', externalId: 'other', source: 'Who?', text: 'Wer?', state: 'new' };
      const { file } = changeEachTranslation(null, [{ language, was: null, now }]);
      const all = translationsOf(changeEachTranslation(file, [{ language, was: null, now: other }]).file).languages;
      const known = all.get(language) ?? [];
      expect(known).toContainEqual(now);
      const [state] = translatedTexts([after], known).map(textStateOf);
      const offered = earlierTranslation(after, lostTranslations([after], known));
      expect([state, offered]).toEqual('externalId' in id ? ['outdated', null] : ['missing', now]);
    }
  },
);

it('a change whose translation is another one by now is refused, and the others are made', () => {
  const entry = (text: string): Translation => ({
    kind: 'question',
    externalId: 'q',
    source: 'Why?',
    text,
    state: 'new',
  });
  const other: Translation = { ...entry('Wer?'), externalId: 'r', source: 'Who?' };
  const { file } = changeEachTranslation(null, [{ language, was: null, now: entry('Warum?') }]);
  const late = { language, was: null, now: entry('Wieso?') };
  const changed = changeEachTranslation(file, [late, { language, was: null, now: other }]);
  expect(changed.refused).toEqual([late]);
  expect(translationsOf(changed.file).languages.get(language)).toEqual([entry('Warum?'), other]);
});
