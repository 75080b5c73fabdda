import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

const changed: Words['files']['changed'] = {
  title: (name) => `Jemand anderes hat „${name}“ geändert`,
  description:
    'Die Datei im Ordner ist nicht mehr die, die Sie geöffnet haben. Deshalb wurde Ihre Fassung nicht darüber gespeichert. Sie ist noch hier.',
  takeTheirs: 'Stattdessen die Datei im Ordner zeigen',
  saveMine: 'Meine unter anderem Namen speichern',
  choice:
    'Speichern Sie Ihre Fassung unter einem anderen Namen, um beide zu behalten. Zeigen Sie stattdessen die Datei im Ordner, bringt „Rückgängig“ Ihre Fassung zurück, und der lokale Verlauf behält sie.',
};

const recovery: Words['files']['recovery'] = {
  askNew: (name) => `Ungespeicherten Leitfaden „${name}“ wiederherstellen?`,
  askChanges: (name) => `Ungespeicherte Änderungen an „${name}“ wiederherstellen?`,
  keptNew: (name, when) => `Der ungespeicherte Leitfaden „${name}“ wurde aufbewahrt (${when}).`,
  keptChanges: (name, when) => `Ungespeicherte Änderungen an „${name}“ wurden aufbewahrt (${when}).`,
  ended: 'Guide Studio wurde vor dem letzten Speichern beendet.',
  asNew: 'Er wird als neuer Leitfaden wiederhergestellt. Speichern Sie ihn, um ihn zu behalten.',
  asChanges: 'Das Wiederherstellen lässt die Datei unberührt: Sie ändert sich erst, wenn Sie speichern.',
  asOtherChanges:
    'Die Datei wurde seitdem geändert. Das Wiederherstellen lässt sie unberührt, und ohne Rückfrage wird nichts darüber gespeichert.',
  withMerge: 'Das Zusammenführen wird mit den Entscheidungen fortgesetzt, die Sie schon getroffen haben.',
  differs: (count) => counted(count, { one: 'Unterschied zur Datei', other: 'Unterschiede zur Datei' }),
  same: 'Derselbe Inhalt wie in der Datei.',
  more: (count) => `und ${count} weitere`,
  theme: 'Unterschiede zeigen …',
  discard: 'Verwerfen',
  discardNamed: (name) => `${name} verwerfen`,
  later: 'Später',
  restore: 'Wiederherstellen',
  restoreNamed: (name) => `${name} wiederherstellen`,
};

const saveAs: Words['files']['saveAs'] = {
  title: 'Leitfaden speichern',
  description: (folder) => `Eine neue Datei in ${folder}`,
  name: 'Dateiname',
  hint: 'Diesen Namen sehen alle, die den Ordner mit Ihnen teilen.',
  taken: (name) => `In diesem Ordner gibt es schon eine Datei namens „${name}“. Wählen Sie einen anderen Namen.`,
  copyOf: (name) => `${name} Kopie`,
  untitled: 'Ohne Titel',
};

const unreadText: Words['files']['unreadText'] = {
  title: 'Den Text im JSON-Reiter verwerfen?',
  description:
    'Ihr Text lässt sich noch nicht als Leitfaden lesen und steht deshalb nicht im Leitfaden. Wenn Sie ihn verwerfen, geht er verloren. Der Leitfaden behält seine letzte gültige Fassung.',
  leave: 'Text verwerfen',
  show: 'Text zeigen',
};

const unsaved: Words['files']['unsaved'] = {
  title: (name) => `Änderungen an „${name}“ speichern?`,
  description: 'Wenn Sie sie nicht speichern, gehen sie verloren.',
  dontSave: 'Nicht speichern',
};

const losses: Words['files']['losses'] = {
  readOnly: (name) => `„${name}“ ist hier schreibgeschützt, weil beim Speichern Daten verloren gingen.`,
  mend: 'Berichtigen Sie diese Stellen in einem Texteditor, und öffnen Sie die Datei dann erneut. Die Datei wurde nicht geändert.',
  more: (count) => `Und ${count} weitere.`,
  notWritable: (name) => `„${name}“ kann auf diesem Computer nicht geschrieben werden.`,
  notWritableNext: 'Sie können den Leitfaden ändern und unter einem anderen Namen speichern.',
  saveElsewhere: 'Unter anderem Namen speichern',
};

const exporting: Words['files']['exporting'] = {
  title: 'Leitfaden exportieren',
  description:
    'Der ganze Leitfaden für alle Beteiligten: nummerierte Fragen, die Logik in Worten, die geschätzte Dauer und Platz für Unterschriften.',
  format: 'Format',
  formats: {
    html: { name: 'Webseite', about: 'Eine Datei, die sich in jedem Browser öffnen lässt, auch offline.' },
    docx: { name: 'Word', about: 'Für Anmerkungen und Korrekturen in Word oder LibreOffice.' },
    pdf: { name: 'PDF', about: 'Zum Lesen, Drucken und Unterschreiben. Es sieht überall gleich aus.' },
    markdown: { name: 'Markdown', about: 'Reiner Text für ein Wiki oder ein Repository.' },
  },
  since: 'Änderungen auflisten seit',
  sinceHint: 'Für alle, die eine frühere Fassung kennen.',
  noChanges: 'Keine Änderungen auflisten',
  language: 'Sprache der Überschriften und Beschriftungen',
  languageHint: 'Der Leitfaden selbst bleibt in seiner Sprache.',
  findings: 'Gefundenes aufführen',
  findingsHint: 'Fehler, Warnungen und Hinweise, wie unter Probleme. Lassen Sie es weg, wenn nur unterschrieben wird.',
  tests: 'Tests des Leitfadens aufführen',
  testsHint: 'Jeder mit seiner Person, dem Erwarteten und dem Ergebnis.',
  act: 'Exportieren',
  done: (name) => `${name} exportiert`,
};

const manage: Words['files']['manage'] = {
  menu: (name) => `Mehr zu ${name}`,
  open: 'Öffnen',
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  remove: 'Löschen',
  newName: (name) => `Neuer Name für ${name}`,
  copyOf: (name) => `${name} Kopie`,
  renamed: (from, to) => `„${from}“ heißt jetzt „${to}“.`,
  duplicated: (name) => `„${name}“ wurde erstellt.`,
  trashed: (name) => `„${name}“ liegt im Papierkorb Ihres Systems.`,
  kept: (name, days) =>
    `„${name}“ wurde gelöscht. Der Leitfaden bleibt ${counted(days, { one: 'Tag', other: 'Tage' })} im lokalen Verlauf.`,
  restored: (name) => `„${name}“ wurde wiederhergestellt.`,
  undo: 'Rückgängig',
  deleted: (count) => counted(count, { one: 'gelöschter Leitfaden', other: 'gelöschte Leitfäden' }),
  restore: 'Wiederherstellen',
  restoreOf: (name) => `${name} wiederherstellen`,
};

const welcome: Words['files']['welcome'] = {
  title: 'Woran arbeiten Sie?',
  intro:
    'Schreiben Sie einen Interviewleitfaden, probieren Sie ihn aus Sicht der Teilnehmenden aus, und veröffentlichen Sie ihn, wenn er fertig ist.',
  recent: 'Zuletzt geöffnet',
  noRecent: 'Keine zuletzt geöffneten Leitfäden.',
  missing: (folder) => `Nicht mehr in ${folder}`,
  forget: (name) => `${name} aus dieser Liste entfernen`,
  start: 'Einen Leitfaden beginnen (Vorlagen und Beispiel sind auf Englisch)',
  empty: { name: 'Neuer Leitfaden', about: 'Ein Block mit einer leeren Frage.' },
  importing: {
    name: 'Fragebogen importieren …',
    about: 'Aus einem anderen Programm, Dokument oder Text, mit seinen Bedingungen.',
  },
  templates: {
    discovery: { name: 'Exploratives Interview', about: 'Was Menschen heute tun und wo es hakt.' },
    usability: {
      name: 'Nach dem Ausprobieren',
      about: 'Was funktioniert hat und was verwirrend war, gleich nach dem Ausprobieren.',
    },
    conceptTest: { name: 'Konzepttest', about: 'Drei Ideen, von denen jede Person zwei sieht.' },
    screenedHabits: {
      name: 'Screener und Gewohnheiten',
      about: 'Die richtigen Personen auswählen und fragen, was auf sie zutrifft.',
    },
    priorities: { name: 'Prioritäten', about: 'Aus bester und schlechtester Wahl ermitteln, was am wichtigsten ist.' },
    voiceDiary: { name: 'Sprachtagebuch', about: 'Jeden Tag ein kurzer gesprochener Eintrag.' },
  },
  example: { name: 'Eine fertige Studie ansehen', about: 'Ein Beispiel mit simulierten Antworten zum Lesen.' },
  folder: 'Leitfäden in Ihrem Ordner',
  noGuides:
    'Dieser Ordner enthält noch keinen Leitfaden. Legen Sie den ersten an, oder fügen Sie eine .guide.json-Datei hinzu.',
  firstGuide: 'Ersten Leitfaden anlegen',
  otherFolder:
    'Zur Sicherheit kann diese Seite nur den Ordner verwenden, mit dem sie gestartet wurde. Für einen anderen Ordner führen Sie aus:',
};

export const files: Words['files'] = {
  changed,
  recovery,
  saveAs,
  unsaved,
  unreadText,
  losses,
  exporting,
  manage,
  welcome,
  save: 'Speichern',
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',
  filter: (count) => `${count} Leitfäden filtern`,
  brokenName: (name: string) => `„${name}“ kann nicht geöffnet werden: Der Name ist kein gültiges UTF-8.`,
  brokenNameNext: 'Benennen Sie die Datei im Dateimanager um, dann steht sie hier in der Liste.',
  noMatch: 'Kein Leitfaden hat einen passenden Namen.',
  openNow: 'jetzt geöffnet',
  opening: 'wird geöffnet',
  reading: 'Der Ordner wird geladen',
  open: 'Leitfaden öffnen',
  guidesIn: (folder) => `Leitfäden in ${folder}`,
  noGuides: 'Dieser Ordner enthält noch keinen Leitfaden.',
  newGuide: 'Neuer Leitfaden',
  openElsewhere: 'Datei öffnen …',
  openFolder: 'Ordner öffnen …',
  copied: 'Leitfaden kopiert',
  downloaded: 'Der Leitfaden konnte nicht kopiert werden und wurde stattdessen heruntergeladen',
  copyGuide: 'Leitfaden kopieren',
  downloadGuide: 'Leitfaden herunterladen',
  unknownTime: 'zu unbekannter Zeit',
  today: (clock) => `heute, ${clock}`,
  yesterday: (clock) => `gestern, ${clock}`,
};
