import { fetched } from '../browser/fetched.ts';

export { canRedoTexts, canUndoTexts } from './steps.ts';
export { languagesActions } from './languagesActions.ts';
/** The translations that a study has, and a way to send those of the guide. */
export const TranslationsOf = fetched(async () => (await import('./TranslationsOf.tsx')).TranslationsOf);
/** What becomes of the translations when the guide is published to a connection. */
export const BeforePublishing = fetched(async () => (await import('./BeforePublishing.tsx')).BeforePublishing);
/** The languages of the guide in which texts are missing, before a launch. */
export const UnfinishedLanguages = fetched(async () => (await import('./UnfinishedLanguages.tsx')).UnfinishedLanguages);
export const LanguagesView = fetched(async () => (await import('./LanguagesView.tsx')).LanguagesView);

// The first screen needs none of these.
export const undoTexts = (): void => void import('./history.ts').then((history) => history.undoTexts());
export const redoTexts = (): void => void import('./history.ts').then((history) => history.redoTexts());
/** Goes to the row of a text of the study; to the study where it has no row. */
export const showStudyText = (text: string): void =>
  void import('./showStudyText.ts').then((shower) => shower.showStudyText(text));
export const startTranslations = (): void =>
  void import('./startTranslations.ts').then((translations) => translations.startTranslations());
