import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { LanguageCode } from '../schema/index.ts';
import { guideTexts } from './guideTexts.ts';
import { translatedTexts, type Translation } from './translations.ts';

/** A guide in another language. */
export interface TranslatedGuide<Guide extends JsonObject = JsonObject> {
  /** The guide with its translations in place of the texts, and the language as that of its questions. */
  readonly guide: Guide;
  /** The number of texts that have no translation that fits. They stay as they are. */
  readonly untranslated: number;
}

/**
 * Returns a guide with the translations that fit its texts. Ids, conditions and settings stay as they are, except for
 * the language of its questions. The guide itself is not changed.
 *
 * @param language That of the translations.
 * @param translations Of this language.
 * @example
 * ```ts
 * import { translatedGuide } from '@guide-studio/guide-core/translations';
 *
 * const guide = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * };
 * const german = { kind: 'question', source: 'What did you cook?', text: 'Was gab es?', state: 'new' } as const;
 * const { guide: translated, untranslated } = translatedGuide(guide, 'de', [german]);
 * console.log(translated.studyGuide[0]?.items[0]?.text, untranslated); // Was gab es? 0
 * ```
 */
export function translatedGuide<Guide extends JsonObject>(
  guide: Guide,
  language: LanguageCode,
  translations: readonly Translation[],
): TranslatedGuide<Guide> {
  const localized = JSON.parse(JSON.stringify(guide)) as Guide & Record<string, Json>;
  let untranslated = 0;
  for (const { text, translation } of translatedTexts(guideTexts(guide), translations)) {
    if (translation === null || translation.source !== text.source) untranslated += 1;
    else put(localized, text.path, translation.text);
  }
  const config = localized['config'];
  return {
    guide: { ...localized, config: { ...(isJsonObject(config) ? config : {}), questionLanguage: language } },
    untranslated,
  };
}

function put(root: Json, path: readonly (string | number)[], text: string): void {
  const parent = path.slice(0, -1).reduce((value, step) => value[step] as Node, root as unknown as Node);
  parent[path.at(-1) ?? ''] = text;
}

interface Node {
  [step: string | number]: unknown;
}
