import type { StudyFacts } from '../sender/participantApi.ts';
import { notices, pageLanguage, speak } from '../words/messages.ts';

type Scope = Pick<Window, 'document' | 'navigator'>;

/** Sets the page's language and the tab's title for a study (`messages.ts`). Null: not known yet. */
export function presentStudy(study: StudyFacts | null, { document, navigator }: Scope): void {
  speak(study === null ? null : (study.language ?? 'en'), navigator.languages);
  document.documentElement.lang = pageLanguage;
  document.title = study?.title ?? notices.title;
}

/** API language codes that are not web language tags. */
const tags: Readonly<Record<string, string>> = { 'en-medical': 'en', jw: 'jv' };

/** Returns the `lang` attribute for texts of a study. */
export function langOf(study: StudyFacts | null): string | undefined {
  const language = study?.language ?? undefined;
  return language === undefined ? undefined : Object.hasOwn(tags, language) ? tags[language] : language;
}
