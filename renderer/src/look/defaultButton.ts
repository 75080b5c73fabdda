import { mustHave, useSession } from '../session/store.ts';
import { languageOf } from './guideDirection.ts';

/** By language without its region. Where the page has no words it has an arrow. */
const nextButtons: Readonly<Record<string, string>> = { en: 'Next', de: 'Weiter' };

/** What the participant page writes on the button of a statement that has no text for it, in a study of this language. */
export function defaultButton(language: string): string {
  return nextButtons[language.split('-')[0] ?? ''] ?? '→';
}

/** {@link defaultButton} of the open guide. */
export function useDefaultButton(): string {
  return useSession(({ editor }) => defaultButton(languageOf(mustHave(editor).doc.root)));
}
