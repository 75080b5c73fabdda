/**
 * The texts that participants read, and their translations beside a guide.
 *
 * @module @guide-studio/guide-core/translations
 */
export {
  type GuideText,
  guideTexts,
  textKey,
  type TextKind,
  textKinds,
  type TextName,
} from '../translations/guideTexts.ts';
export { languagesOfStudy } from '../translations/languagesOfStudy.ts';
export {
  type ReadSheet,
  readTranslationSheet,
  type Sheet,
  type SheetProblem,
  translationSheet,
  type ByLanguage,
} from '../translations/sheet.ts';
export { translatedGuide, type TranslatedGuide } from '../translations/translatedGuide.ts';
export {
  changeTranslations,
  type TranslatedText,
  translatedTexts,
  Translation,
  translationFor,
  type TranslationProblem,
  type Translations,
  translationsOf,
  type TranslationState,
  translationStates,
} from '../translations/translations.ts';
