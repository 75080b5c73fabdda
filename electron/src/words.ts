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
    notStarted: (reason: string) =>
      `Guide Studio could not start: ${reason}\n\nCheck that your disk has space and that you may write to your home folder, then start it again.`,
    noFolder: (folder: string, usual: string) =>
      `The folder ${folder} cannot be found. Guide Studio opens ${usual} instead. Open another folder with File › Open folder.`,
    pageGone: 'The window stopped working.',
    pageGoneDetail: 'Your guide is saved or backed up up to about two seconds ago. Load the window again to continue.',
    pageHangs: 'The window does not respond.',
    pageHangsDetail: 'It may be busy with a large guide. If you load it again, up to two seconds of work may be lost.',
    reload: 'Load again',
    wait: 'Wait',
    quit: 'Quit',
  },
  de: {
    guides: 'Interviewleitfäden',
    untitled: 'Ohne Titel',
    openOutside: (host: string) => `${host} im Browser öffnen?`,
    open: 'Öffnen',
    cancel: 'Abbrechen',
    notStarted: (reason: string) =>
      `Guide Studio konnte nicht starten: ${reason}\n\nPrüfen Sie, ob auf der Festplatte Platz ist und ob Sie in Ihren Benutzerordner schreiben dürfen, und starten Sie es noch einmal.`,
    noFolder: (folder: string, usual: string) =>
      `Der Ordner ${folder} wurde nicht gefunden. Guide Studio öffnet stattdessen ${usual}. Einen anderen Ordner öffnen Sie mit Datei › Ordner öffnen.`,
    pageGone: 'Das Fenster funktioniert nicht mehr.',
    pageGoneDetail:
      'Ihr Leitfaden ist gespeichert oder bis vor etwa zwei Sekunden gesichert. Laden Sie das Fenster neu, um weiterzuarbeiten.',
    pageHangs: 'Das Fenster reagiert nicht.',
    pageHangsDetail:
      'Vielleicht ist es mit einem großen Leitfaden beschäftigt. Wenn Sie es neu laden, gehen bis zu zwei Sekunden Arbeit verloren.',
    reload: 'Neu laden',
    wait: 'Warten',
    quit: 'Beenden',
  },
} as const;

let spoken: Language = 'en';

/** Changes the language of the dialogs. */
export function speak(language: Language): void {
  spoken = language;
}

/** Sets the language from that of the system, until the page says which one it speaks. */
export function speakLike(locale: string): void {
  spoken = locale.startsWith('de') ? 'de' : 'en';
}

/** Returns the texts in the current language. */
export function nativeWords(): (typeof words)[Language] {
  return words[spoken];
}
