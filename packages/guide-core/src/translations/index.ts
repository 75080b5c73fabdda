export {
  distinctTexts,
  type GuideText,
  guideTexts,
  textKey,
  type TextKind,
  textKinds,
  type TextName,
} from './guideTexts.ts';
export { languagesOfStudy } from './languagesOfStudy.ts';
export {
  changeTranslations,
  stateFor,
  type TranslatedText,
  translatedTexts,
  Translation,
  translationFor,
  type TranslationProblem,
  type Translations,
  translationsOf,
  type TranslationState,
  translationStates,
} from './translations.ts';
export {
  isReadColumn,
  type ReadSheet,
  readTranslationSheet,
  type Sheet,
  type SheetProblem,
  translationSheet,
} from './sheet.ts';
export { type TranslatedGuide, translatedGuide } from './translatedGuide.ts';
