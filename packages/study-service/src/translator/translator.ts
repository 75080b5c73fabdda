import type { GuideText, LanguageCode } from '@guide-studio/guide-core';

/** A text to translate, with what it is, so that a word such as “Light” is understood. */
export type TextToTranslate = Pick<GuideText, 'kind' | 'of' | 'source'>;

/** Why there is no translation of a text. */
export type TranslationFault =
  /** No answer in two minutes. */
  | 'late'
  | 'unreachable'
  /** An answer with an error. */
  | 'refused'
  /** An answer in another form, or without this text. */
  | 'unreadable'
  | 'tooLong'
  /** Markup or an address that the text does not have. */
  | 'markup'
  | 'otherLanguage'
  /** Numbers that are not those of the text, such as other bounds of an age. */
  | 'numbers';

export type TranslationOutcome = { readonly text: string } | { readonly fault: TranslationFault };

/** Translates texts of guides. */
export interface Translator {
  /** Returns an outcome for each text, in order. It never rejects. */
  translate(
    texts: readonly TextToTranslate[],
    languages: { readonly from: LanguageCode; readonly to: LanguageCode },
  ): Promise<readonly TranslationOutcome[]>;
}
