import type { StudyFacts } from '../sender/participantApi.ts';
import { notices, pageDirection, pageLanguage, speak } from '../words/messages.ts';

type Scope = Pick<Window, 'document' | 'navigator'>;

/**
 * Sets the page's language and the tab's title for a study (`messages.ts`). Null: not known yet. Returns a promise that
 * resolves to true once words that had to be loaded are set; null if they are here.
 */
export function presentStudy(study: StudyFacts | null, { document, navigator }: Scope): Promise<boolean> | null {
  const loading = speak(study === null ? null : (study.language ?? 'en'), navigator.languages);
  const present = (): void => {
    document.documentElement.lang = pageLanguage;
    document.documentElement.dir = pageDirection();
    document.title = study?.title ?? notices.title;
  };
  present();
  const set = async (): Promise<boolean> => {
    const isSet = (await loading) === true;
    if (isSet) present();
    return isSet;
  };
  return loading === null ? null : set();
}

/** API language codes that are not web language tags. */
const tags: Readonly<Record<string, string>> = { 'en-medical': 'en', jw: 'jv' };

/** Returns the `lang` attribute for texts of a study. */
export function langOf(study: StudyFacts | null): string | undefined {
  const language = study?.language ?? undefined;
  return language === undefined ? undefined : tagOf(language);
}

/** Returns the web language tag of an API language code. */
export function tagOf(code: string): string {
  return (Object.hasOwn(tags, code) ? tags[code] : undefined) ?? code;
}
