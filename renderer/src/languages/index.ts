import { fetched } from '../browser/fetched.ts';

export { canRedoTexts, canUndoTexts, redoTexts, undoTexts } from './history.ts';
export { languagesActions } from './languagesActions.ts';
/** The translations that a study has, and a way to send those of the guide. */
export const TranslationsOf = fetched(async () => (await import('./TranslationsOf.tsx')).TranslationsOf);
/** What becomes of the translations when the guide is published to a connection. */
export const BeforePublishing = fetched(async () => (await import('./BeforePublishing.tsx')).BeforePublishing);
export const LanguagesView = fetched(async () => (await import('./LanguagesView.tsx')).LanguagesView);
export { startTranslations } from './startTranslations.ts';
