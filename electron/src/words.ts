import type { MenuDescription } from '@guide-studio/host/common';

export type Language = MenuDescription['language'];

const updates = {
  none: (version: string) => `Guide Studio ${version}: this build does not look for updates.`,
  noneDetail: 'It was made without an address to ask. Get new versions where you got this one.',
  newest: (version: string) => `Guide Studio ${version} is the newest version.`,
  found: (version: string) => `Version ${version} is available.`,
  foundDetail: 'You can go on working while it is downloaded. A message says when it is ready.',
  download: 'Download',
  later: 'Later',
  ready: (version: string) => `Version ${version} is ready.`,
  readyDetail: 'It is installed when you quit Guide Studio.',
  failed: 'The check for updates failed.',
  failedDetail: (reason: string) => `${reason}\n\nTry again later. Guide Studio keeps working.`,
  ok: 'OK',
};

const germanUpdates: typeof updates = {
  none: (version) => `Guide Studio ${version}: Diese Version sucht nicht nach Updates.`,
  noneDetail: 'Sie kennt keine Adresse dafür. Neue Versionen gibt es dort, woher Sie diese haben.',
  newest: (version) => `Guide Studio ${version} ist die neueste Version.`,
  found: (version) => `Version ${version} ist verfügbar.`,
  foundDetail: 'Sie können weiterarbeiten, während sie heruntergeladen wird. Eine Meldung sagt, wenn sie bereit ist.',
  download: 'Herunterladen',
  later: 'Später',
  ready: (version) => `Version ${version} ist bereit.`,
  readyDetail: 'Sie wird installiert, wenn Sie Guide Studio beenden.',
  failed: 'Die Suche nach Updates ist fehlgeschlagen.',
  failedDetail: (reason) => `${reason}\n\nVersuchen Sie es später noch einmal. Guide Studio arbeitet weiter.`,
  ok: 'OK',
};

/**
 * The main process's texts in system dialogs. The page sets only the language, because it must not control the question
 * shown before a link opens.
 */
const words = {
  en: {
    guides: 'Interview guides',
    archives: 'Archives',
    untitled: 'Untitled',
    openOutside: (host: string) => `Open ${host} in your browser?`,
    open: 'Open',
    cancel: 'Cancel',
    notStarted: (reason: string) =>
      `Guide Studio could not start: ${reason}\n\nCheck that your disk has space and that you may write to your home folder, then start it again.`,
    noFolder: (folder: string, usual: string) =>
      `The folder ${folder} cannot be found. Guide Studio opens ${usual} instead. Choose another folder with File › Open folder.`,
    pageGone: 'The window stopped working.',
    pageGoneDetail: (reports: string) =>
      `Your guide is saved, or backed up as it was about two seconds ago. Load the window again to continue.\n\nA report may be in ${reports}. It stays on this computer. It may contain parts of your guide.`,
    pageHangs: 'The window does not respond.',
    pageHangsDetail: 'It may be busy with a large guide. If you load it again, up to two seconds of work may be lost.',
    reload: 'Load again',
    wait: 'Wait',
    closeWindow: 'Close the window',
    newWindow: 'New window',
    noLog: 'There is no log yet, because nothing has failed.',
    cannotShow: 'No program on this computer opens it. It is here:',
    learnWord: (word: string) => `Add “${word}” to the dictionary`,
    notOpened: (reason: string) => `A window could not be opened: ${reason}`,
    noCrashReports: 'There are no crash reports yet.',
    updates,
  },
  de: {
    guides: 'Interviewleitfäden',
    archives: 'Archive',
    untitled: 'Ohne Titel',
    openOutside: (host: string) => `${host} im Browser öffnen?`,
    open: 'Öffnen',
    cancel: 'Abbrechen',
    notStarted: (reason: string) =>
      `Guide Studio konnte nicht starten: ${reason}\n\nPrüfen Sie, ob auf der Festplatte Platz ist und ob Sie in Ihren Benutzerordner schreiben dürfen, und starten Sie es noch einmal.`,
    noFolder: (folder: string, usual: string) =>
      `Der Ordner ${folder} wurde nicht gefunden. Guide Studio öffnet stattdessen ${usual}. Einen anderen Ordner öffnen Sie mit Datei › Ordner öffnen.`,
    pageGone: 'Das Fenster funktioniert nicht mehr.',
    pageGoneDetail: (reports: string) =>
      `Ihr Leitfaden ist gespeichert oder mit dem Stand von vor etwa zwei Sekunden gesichert. Laden Sie das Fenster neu, um weiterzuarbeiten.\n\nEin Bericht liegt möglicherweise in ${reports}. Er bleibt auf diesem Computer. Er kann Teile Ihres Leitfadens enthalten.`,
    pageHangs: 'Das Fenster reagiert nicht.',
    pageHangsDetail:
      'Vielleicht ist es mit einem großen Leitfaden beschäftigt. Wenn Sie es neu laden, können bis zu zwei Sekunden Arbeit verloren gehen.',
    reload: 'Neu laden',
    wait: 'Warten',
    closeWindow: 'Fenster schließen',
    newWindow: 'Neues Fenster',
    noLog: 'Es gibt noch kein Protokoll, weil nichts fehlgeschlagen ist.',
    cannotShow: 'Kein Programm auf diesem Computer öffnet es. Es ist hier:',
    learnWord: (word: string) => `„${word}“ zum Wörterbuch hinzufügen`,
    notOpened: (reason: string) => `Ein Fenster konnte nicht geöffnet werden: ${reason}`,
    noCrashReports: 'Es gibt noch keine Absturzberichte.',
    updates: germanUpdates,
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

/** Returns the language of the dialogs. */
export function spokenLanguage(): Language {
  return spoken;
}

/** Returns the texts in the current language. */
export function nativeWords(): (typeof words)[Language] {
  return words[spoken];
}
