import type { StudyFacts } from '../sender/participantApi.ts';
import { notices, pageLanguage, speak } from './messages.ts';

type Scope = Pick<Window, 'document' | 'navigator'>;

/** Gives the page the words and the tab the title that fit a study (`messages.ts`). Null: not known yet. */
export function presentStudy(study: StudyFacts | null, { document, navigator }: Scope): void {
  speak(study === null ? null : (study.language ?? 'en'), navigator.languages);
  document.documentElement.lang = pageLanguage;
  document.title = study?.title ?? notices.title;
}

/** Codes of the API that are no language tags of the web. */
const tags: Readonly<Record<string, string>> = { 'en-medical': 'en', jw: 'jv' };

/** The `lang` of what a study says. */
export function langOf(study: StudyFacts | null): string | undefined {
  const language = study?.language ?? undefined;
  return language === undefined ? undefined : Object.hasOwn(tags, language) ? tags[language] : language;
}
