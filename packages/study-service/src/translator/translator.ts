import type { GuideText, LanguageCode } from '@guide-studio/guide-core';
import type { EndpointFault } from '../endpointFault.ts';

/** A text to translate, with what it is, so that a word such as “Light” is understood. */
export interface TextToTranslate extends Pick<GuideText, 'kind' | 'source'> {
  /** For options, rows and media: the text of their question or concept. */
  readonly of?: string | undefined;
}

/** Why there is no translation of a text. */
export type TranslationFault =
  /** `late`: no answer in two minutes. `unreadable`: an answer in another form, or without this text. */
  | EndpointFault
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
