/**
 * The texts that participants read, and their translations beside a guide (`.guide.translations.json`).
 *
 * ```ts
 * import { guideTexts, translatedGuide, translationFor } from '@guide-studio/guide-core/translations';
 *
 * const guide = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * };
 * const words = { text: 'Was haben Sie gekocht?', state: 'new' } as const;
 * const german = guideTexts(guide).map((text) => translationFor(text, words));
 * const { guide: translated, untranslated } = translatedGuide(guide, 'de', german);
 * console.log(translated.studyGuide[0]?.items[0]?.text, untranslated); // Was haben Sie gekocht? 0
 * ```
 *
 * - {@link translationsOf} reads the file and {@link changeTranslations} changes it. {@link translationFor} makes an
 *   entry.
 * - {@link guideTexts} lists what is to be translated, {@link translatedTexts} what of it is: a translation fits while
 *   the text that it is of does not change.
 * - {@link translationSheet} and {@link readTranslationSheet} are for translators with a spreadsheet: rows of cells,
 *   which you write as CSV or XLSX.
 * - {@link translatedGuide} is the guide in another language, {@link languagesOfStudy} those that it names.
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
export {
  changeEachTranslation,
  type ChangedTranslations,
  reversedChange,
  TranslationChange,
} from '../translations/translationChanges.ts';
export {
  countTexts,
  earlierTranslation,
  fittingTranslations,
  type FittingTranslations,
  lostTranslations,
  type TextCounts,
  type TextState,
  textStateOf,
  textStates,
} from '../translations/progress.ts';
export {
  mostTranslationCharacters,
  type TranslationFault,
  translationFaults,
} from '../translations/translationFaults.ts';
export { languagesOfStudy } from '../translations/languagesOfStudy.ts';
export {
  type ReadSheet,
  readTranslationSheet,
  type Sheet,
  type SheetProblem,
  type SheetProblemCode,
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
