import { languageOf } from './guideDirection.ts';
import { useGuide } from '../session/index.ts';

/** By language without region. The page shows an arrow for other languages. */
const nextButtons: Readonly<Record<string, string>> = { en: 'Next', de: 'Weiter' };

/** Returns the button text of the participant page for a statement without its own, in a study of this language. */
export function defaultButton(language: string): string {
  return nextButtons[language.split('-')[0] ?? ''] ?? '→';
}

/** {@link defaultButton} of the open guide. */
export function useDefaultButton(): string {
  return useGuide(({ editor }) => defaultButton(languageOf(editor.doc.root)));
}
