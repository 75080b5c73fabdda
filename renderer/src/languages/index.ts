import { fetched } from '../browser/fetched.ts';

export { canRedoTexts, canUndoTexts, redoTexts, undoTexts } from './history.ts';
export { languagesActions } from './languagesActions.ts';
export const LanguagesView = fetched(async () => (await import('./LanguagesView.tsx')).LanguagesView);
export { startTranslations } from './startTranslations.ts';
