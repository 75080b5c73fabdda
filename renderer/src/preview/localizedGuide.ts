import type { LanguageCode } from '@guide-studio/guide-core';
import { languagesOfStudy, translatedGuide } from '@guide-studio/guide-core/translations';
import type { TranslatedTexts } from '@guide-studio/host/common';
import type { Guide } from '@guide-studio/interview-engine';

/** A guide in the language of a preview. */
export interface LocalizedGuide {
  /** For its texts only: the guide as it was written decides what is asked. */
  readonly guide: Guide;
  /** The number of texts that stay in the original. */
  readonly untranslated: number;
}

interface Wanted {
  readonly guide: Guide;
  /** Null: the language of the questions. */
  readonly language: LanguageCode | null;
  readonly translations: TranslatedTexts;
}

let last: (Wanted & { readonly localized: LocalizedGuide }) | null = null;

/**
 * Returns the guide as participants get it in a language; in that of its questions if the guide does not name the
 * language. Texts without a translation that fits stay as they are.
 */
export function localizedGuide({ guide, language, translations }: Wanted): LocalizedGuide {
  if (language === null || !languagesOfStudy(guide).slice(1).includes(language)) return { guide, untranslated: 0 };
  if (last?.guide === guide && last.language === language && last.translations === translations) return last.localized;
  const texts = translations[language] ?? [];
  // Only texts of the contract are replaced, by texts that are not empty.
  const { guide: other, untranslated } = translatedGuide(guide, language, texts);
  const localized = { guide: other, untranslated };
  last = { guide, language, translations, localized };
  return localized;
}
