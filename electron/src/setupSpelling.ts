import { session } from 'electron';

const isMac = process.platform === 'darwin';

/**
 * Keeps the spell checker off until a page asks for it: except on a Mac, it downloads dictionaries from a server of
 * Google (electronjs.org/docs/latest/tutorial/spellchecker).
 */
export function setupSpelling(): void {
  if (!isMac) session.defaultSession.setSpellCheckerEnabled(false);
}

/** The dictionaries in use. */
let used = '';

/** Checks texts in these languages, those of the study; none ends it. A Mac finds the language itself. */
export function checkSpelling(languages: readonly string[]): void {
  if (isMac) return;
  const { defaultSession } = session;
  const known = languages.flatMap((language) => knownLanguage(language, defaultSession.availableSpellCheckerLanguages));
  // The page describes itself after each pause in typing.
  if (known.join() === used) return;
  used = known.join();
  defaultSession.setSpellCheckerEnabled(known.length > 0);
  if (known.length > 0) defaultSession.setSpellCheckerLanguages(known);
}

/** Returns the dictionary of a language: of its region, else of any. */
function knownLanguage(language: string, available: readonly string[]): readonly string[] {
  const [general = ''] = language.split('-');
  const fitting =
    available.find((each) => each.toLowerCase() === language.toLowerCase()) ??
    available.find((each) => each === general) ??
    available.find((each) => each.startsWith(`${general}-`));
  return fitting === undefined ? [] : [fitting];
}
