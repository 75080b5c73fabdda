import type { MenuDescription } from '@guide-studio/host/common';

type Language = MenuDescription['language'];

/**
 * The main process's texts in system dialogs. The page sets only the language, because it must not control the question
 * shown before a link opens.
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

/** Returns the texts in the current language. */
export function nativeWords(): (typeof words)[Language] {
  return words[spoken];
}
