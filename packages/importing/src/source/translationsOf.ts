import { type JsonObject, LanguageCode } from '@guide-studio/guide-core';
import {
  changeTranslations,
  guideTexts,
  textKey,
  type TextName,
  type Translation,
  translationFor,
} from '@guide-studio/guide-core/translations';
import type { ReportRow } from '../report/report.ts';
import { optionId } from './names.ts';
import type { InOtherLanguages, SourceItem, SourceText } from './study.ts';

/** A text of a guide with its translations, under the name that it has in the guide. */
interface Named {
  readonly name: TextName;
  readonly place: string;
  readonly translations: InOtherLanguages;
}

/**
 * Returns the translations of a guide as the file beside it has them, null if there are none, and a row for each of
 * them. They were asked in the source, so they count as checked.
 */
export function translationsOf(
  guide: JsonObject,
  items: readonly SourceItem[],
  { welcome, closing }: { readonly welcome?: SourceText | undefined; readonly closing?: SourceText | undefined },
): {
  readonly file: JsonObject | null;
  readonly languages: readonly LanguageCode[];
  readonly rows: readonly ReportRow[];
} {
  const rows: ReportRow[] = [];
  const all = [
    ...(welcome === undefined ? [] : [ofText('welcomeMessage', welcome)]),
    ...items.flatMap(namesOf),
    ...(closing === undefined ? [] : [ofText('closingMessage', closing)]),
  ].filter(({ translations }) => Object.keys(translations).length > 0);
  if (all.length === 0) return { file: null, languages: [], rows };
  // Of two texts with one translation, the first counts.
  const named = new Map(all.toReversed().map((one) => [textKey(one.name), one]));
  const byLanguage = new Map<LanguageCode, Translation[]>();
  const done = new Set<string>();
  const known = new Map<string, LanguageCode | null>();
  const languageOf = (name: string): LanguageCode | null => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const language = LanguageCode.safeParse(name).data ?? null;
    known.set(name, language);
    return language;
  };
  for (const text of guideTexts(guide)) {
    const key = textKey(text);
    const source = named.get(key);
    if (source === undefined || done.has(key)) continue;
    done.add(key);
    for (const [name, own] of Object.entries(source.translations)) {
      if (own.trim() === '') continue;
      const language = languageOf(name);
      const row = {
        kind: 'translation',
        place: source.place,
        text: own,
        rule: null,
        params: { language: name },
      } as const;
      if (language !== null) {
        const texts = byLanguage.get(language) ?? [];
        texts.push(translationFor(text, { text: own, state: 'reviewed' }));
        byLanguage.set(language, texts);
        rows.push({ ...row, verdict: 'exact', code: null, target: text.externalId ?? text.of ?? null });
      } else rows.push({ ...row, verdict: 'lost', code: 'noLanguage', target: null });
    }
  }
  let file: JsonObject | null = null;
  for (const [language, texts] of byLanguage) file = changeTranslations(file, language, texts);
  return { file, languages: [...byLanguage.keys()], rows };
}

const ofText = (kind: 'welcomeMessage' | 'closingMessage', { place, text, translations = {} }: SourceText): Named => ({
  name: { kind, source: text },
  place,
  translations,
});

function namesOf({ field, place, text, translations = {}, options = [], rows = [] }: SourceItem): readonly Named[] {
  return [
    { name: { kind: 'question', externalId: field, source: text }, place, translations },
    ...options.map(
      (option): Named => ({
        name: { kind: 'option', externalId: optionId(field, option), of: field, source: option.text },
        place,
        translations: option.translations ?? {},
      }),
    ),
    ...rows.map(
      (row): Named => ({
        name: { kind: 'row', of: field, source: row.text },
        place: row.place,
        translations: row.translations ?? {},
      }),
    ),
  ];
}
