import type { MenuDescription } from '@guide-studio/host/common';

type Language = MenuDescription['language'];

/**
 * What the main process says in dialogs of the system. The page only names the language: what is asked before a link is
 * opened outside cannot be worded by a page.
 */
const words = {
  en: {
    guides: 'Interview guides',
    untitled: 'Untitled',
    openOutside: (host: string) => `Open ${host} in your browser?`,
    open: 'Open',
    cancel: 'Cancel',
  },
  de: {
    guides: 'Interviewleitfäden',
    untitled: 'Ohne Titel',
    openOutside: (host: string) => `${host} im Browser öffnen?`,
    open: 'Öffnen',
    cancel: 'Abbrechen',
  },
} as const;

let spoken: Language = 'en';

/** Changes the language of the dialogs. */
export function speak(language: Language): void {
  spoken = language;
}

/** The words of the language spoken now. */
export function nativeWords(): (typeof words)[Language] {
  return words[spoken];
}
