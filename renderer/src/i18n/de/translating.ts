import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { number, counted } = pluralsOf('de');
const texts = { one: 'Text', other: 'Texte' };
const ofTexts = { one: 'Text', other: 'Texten' };
const translations = { one: 'Übersetzung', other: 'Übersetzungen' };

export const translating: Words['translating'] = {
  title: 'Sprachen',
  ofStudy: 'Sprachen der Studie',
  all: 'Alle Sprachen',
  original: (language) => `Original auf ${language}`,
  own: (language) => `Geschrieben auf ${language}`,
  ownUnset: (language) => `Für die Fragen ist keine Sprache gewählt, also gilt ${language}`,
  setOwn: 'Sprache wählen …',
  left: (missing, all) =>
    missing === 0
      ? all === 1
        ? 'der Text ist übersetzt'
        : `alle ${counted(all, texts)} übersetzt`
      : `${number(missing)} von ${number(all)} fehlen`,
  outdated: (count) => `${number(count)} veraltet`,
  unreviewed: (count) => `${number(count)} zu prüfen`,
  allReviewed: 'alle geprüft',
  progress: (language) => `${language}: Texte mit passender Übersetzung`,
  add: 'Sprache hinzufügen',
  addTitle: 'Sprache hinzufügen',
  addMeaning: 'Teilnehmende können sie wählen, sobald die Studie eine Übersetzung in sie hat.',
  addIt: 'Hinzufügen',
  language: 'Sprache',
  remove: (language) => `${language} entfernen`,
  removeTitle: (language) => `${language} aus der Studie entfernen?`,
  removeMeaning: (count) =>
    count === 0
      ? 'Teilnehmende können die Sprache nicht mehr wählen.'
      : `Teilnehmende können die Sprache nicht mehr wählen. ${counted(count, translations)} bleiben in der Datei neben dem Leitfaden und sind wieder da, wenn Sie die Sprache wieder hinzufügen.`,
  removeIt: 'Entfernen',
  cancel: 'Abbrechen',
  none: 'Die Studie ist in einer Sprache.',
  noneNext: 'Fügen Sie die Sprachen hinzu, die Teilnehmende wählen können. Dann steht hier jeder Text, den sie lesen.',
  noTexts: 'Der Leitfaden hat noch keine Texte, die Teilnehmende lesen.',
  toGuide: 'Leitfaden schreiben',

  find: 'In Texten und Übersetzungen suchen',
  show: 'Anzeigen',
  filters: {
    all: 'Alle Texte',
    todo: 'Fehlend oder veraltet',
    missing: 'Fehlend',
    outdated: 'Veraltet',
    written: 'Zu prüfen',
    reviewed: 'Geprüft',
    faults: 'Mit Warnung',
  },
  shownOf: (shown, all) => (shown === all ? counted(all, texts) : `${number(shown)} von ${counted(all, ofTexts)}`),
  list: 'Texte und ihre Übersetzungen',
  nothingFits: 'Kein Text passt zum Filter.',
  showAll: 'Alle Texte anzeigen',
  next: 'Nächster fehlender Text',
  more: 'Dateien und Vorschläge',
  out: 'Datei für Übersetzer schreiben …',
  in: 'Übersetzte Datei lesen …',
  suggestMany: 'Übersetzungen vorschlagen …',
  kinds: {
    title: 'Titel für Teilnehmende',
    welcomeTitle: 'Begrüßung: Titel',
    welcomeMessage: 'Begrüßung: Text',
    closingMessage: 'Schlusstext',
    conceptTitle: 'Konzept: Titel',
    conceptDescription: 'Konzept: Beschreibung',
    question: 'Frage',
    button: 'Schaltfläche',
    metric: 'Verglichen nach',
    option: 'Option',
    row: 'Zeile',
    media: 'Name eines Bildes oder Videos',
  },
  questionNumber: (question) => `Frage ${number(question)}`,
  place: (kind, question) => `Frage ${number(question)} · ${kind}`,
  inGuide: (text) => `Im Leitfaden zeigen: ${text}`,
  comment: (text) => `Kommentieren: ${text}`,
  comments: (count, text) =>
    `Kommentar zu: ${text}, ${counted(count, { one: 'offener Kommentar', other: 'offene Kommentare' })}`,
  commentTitle: 'Diesen Text kommentieren',
  field: (language, text) => `${language}: ${text}`,
  placeholder: (language) => `Auf ${language}`,
  states: { missing: 'Fehlt', outdated: 'Veraltet', written: 'Zu prüfen', reviewed: 'Geprüft' },
  reviewed: 'Geprüft',
  reviewedOf: (language, text) => `Geprüft, ${language}: ${text}`,
  stillRight: 'Stimmt noch',
  stillRightOf: (language, text) => `Stimmt noch, ${language}: ${text}`,
  before: 'Übersetzt wurde, als das Original so lautete:',
  now: 'Die markierten Wörter sind neu in:',
  earlier: 'Eine frühere Fassung war übersetzt:',
  takeEarlier: 'Übernehmen',
  takeEarlierOf: (language, text) => `Übernehmen, ${language}: ${text}`,
  suggest: 'Vorschlagen',
  suggestOf: (language, text) => `Vorschlagen, ${language}: ${text}`,
  faults: {
    tooLong: 'Viel länger als das Original.',
    markup: 'Hat Auszeichnungen oder eine Adresse, die das Original nicht hat.',
    numbers: 'Hat andere Zahlen als das Original.',
    placeholders: 'Hat andere Platzhalter als das Original.',
    otherScript: 'Ist anscheinend in einer anderen Sprache.',
    untouched: 'Ist wie das Original.',
  },
  notRead: 'Die Übersetzungen neben dem Leitfaden konnten nicht gelesen werden.',
  notWritten: 'Die Übersetzungen konnten nicht geschrieben werden.',
  tryAgain: 'Noch einmal versuchen',
  changedElsewhere: (count) =>
    count === 1
      ? 'Ein Text wurde inzwischen in einem anderen Fenster oder Programm übersetzt, daher steht Ihre Fassung nicht in der Datei.'
      : `${counted(count, texts)} wurden inzwischen in einem anderen Fenster oder Programm übersetzt, daher stehen Ihre Fassungen nicht in der Datei.`,
  yours: 'Ihre Fassung:',
  emptied: '(geleert)',
  writeMine: 'Meine schreiben',
  keepTheirs: 'Die anderen behalten',
  added: (language) => `${language} hinzugefügt`,
  removed: (language) => `${language} entfernt`,
  waits:
    'Die Übersetzungen werden mit Ihrer ungespeicherten Arbeit aufbewahrt und neben den Leitfaden geschrieben, wenn Sie ihn speichern.',

  outTitle: 'Datei für Übersetzer schreiben',
  outMeaning:
    'Sie enthält jeden Text, den Teilnehmende lesen, mit den bisherigen Übersetzungen. Lesen Sie sie hier wieder ein, wenn sie übersetzt ist.',
  format: 'Format',
  formats: {
    xlsx: 'Excel-Tabelle (.xlsx)',
    csv: 'CSV für jede Tabellenkalkulation (.csv)',
    xlf: 'XLIFF 2.1 für Agenturen (.xlf)',
  },
  formatHints: {
    xlsx: 'Eine Zeile je Text, mit einer Spalte je Sprache und einer für ihren Stand.',
    csv: 'Wie die Excel-Tabelle, in UTF-8.',
    xlf: 'Eine Datei je Sprache, für die Programme von Übersetzern.',
  },
  languages: 'Sprachen',
  write: 'Datei schreiben',
  wrote: (names) => `Geschrieben: ${names.join(', ')}`,
  wroteNext: (count) =>
    `${count === 1 ? 'Die Datei liegt' : 'Die Dateien liegen'} bei Ihren Downloads. Senden Sie sie den Übersetzern, und wählen Sie „Übersetzte Datei lesen …“, wenn sie ${count === 1 ? 'zurückkommt' : 'zurückkommen'}.`,
  cellTooLong: 'Ein Text ist länger, als eine Zelle von Excel sein kann. Wählen Sie CSV oder XLIFF.',
  inTitle: 'Übersetzte Datei lesen',
  inMeaning:
    'Eine Excel-Tabelle, eine CSV- oder eine XLIFF-Datei, die hier geschrieben wurde. Nichts ändert sich, bevor Sie es anwenden.',
  choose: 'Datei wählen',
  chooseOther: 'Andere Datei wählen',
  reading: 'Die Datei wird gelesen …',
  cannotRead: 'Die Datei konnte nicht gelesen werden.',
  cannotReadNext: 'Wählen Sie die Datei noch einmal. Hilft das nicht, schreiben Sie eine neue und füllen Sie sie aus.',
  tooLarge: (name) => `${name} ist größer als 64 MB.`,
  tooLargeNext: 'Wählen Sie die Datei, die hier geschrieben und dann übersetzt wurde.',
  nothingNew: 'Die Datei hat nichts, was nicht schon hier ist.',
  wouldChange: (language) => language,
  counts: {
    added: (count) => `${number(count)} neu`,
    changed: (count) => `${number(count)} geändert`,
    same: (count) => `${number(count)} wie bisher`,
    removed: (count) => `${number(count)} entfernt`,
  },
  notPlaced: (count) =>
    count === 1
      ? 'Eine Zeile kann nicht gelesen werden und würde ausgelassen:'
      : `${number(count)} Zeilen können nicht gelesen werden und würden ausgelassen:`,
  rowProblem: (row, message) => (row === null ? message : `Zeile ${number(row)}: ${message}`),
  moreProblems: (count) => `und ${number(count)} weitere`,
  notOffered: (languages) =>
    `Die Studie wird nicht auf ${languages} angeboten. Die Sprache wird zu denen der Studie hinzugefügt.`,
  apply: (count) => (count === 0 ? 'Anwenden' : `${counted(count, translations)} anwenden`),
  applied: (count) => `Angewendet: ${counted(count, translations)}`,
  changes: 'Was sich ändert',
  was: 'Bisher',
  becomes: 'Dann',
  without: 'keine',

  suggestTitle: 'Übersetzungen vorschlagen',
  suggestMeaning:
    'Ein Modell Ihres eigenen Dienstes übersetzt. Jeder Vorschlag ist zu prüfen: Nichts wird als geprüft markiert.',
  into: 'In',
  which: 'Welche Texte',
  whichTexts: {
    missing: 'Alle fehlenden und veralteten',
    shown: 'Nur die, die die Liste zeigt',
  },
  whichNext: 'Um weniger zu senden, suchen oder filtern Sie vorher in der Liste.',
  toSuggest: (count) =>
    count === 0
      ? 'Dort fehlt kein Text, und keiner ist veraltet.'
      : `${counted(count, texts)} ${count === 1 ? 'wird' : 'werden'} an das Modell gesendet.`,
  suggestNow: 'Vorschlagen',
  suggesting: (done, all) => `${number(done)} von ${number(all)}`,
  stop: 'Anhalten',
  suggested: (count) => `${counted(count, translations)} vorgeschlagen. Prüfen Sie sie in der Liste.`,
  notSuggested: (count) =>
    count === 1
      ? 'Ein Text hat keinen Vorschlag, der die Prüfungen besteht.'
      : `${counted(count, texts)} haben keinen Vorschlag, der die Prüfungen besteht.`,
  close: 'Schließen',
  noModel: 'Kein Modell kann übersetzen.',
  noModelNext: {
    none: 'Verbinden Sie zuerst einen Dienst.',
    here: 'Richten Sie ein Modell für den Dienst dieses Computers ein: eine Adresse und einen Namen, etwa die eines Programms, das Modelle auf diesem Computer ausführt.',
    elsewhere:
      'Dieser Dienst übersetzt nicht. Wählen Sie „Dieser Computer“ und richten Sie dort ein Modell ein, oder schreiben Sie eine Datei für Übersetzer.',
    operator:
      'Dieser Dienst hat kein Modell. Bitten Sie die Betreiber, eines einzurichten, oder wählen Sie „Dieser Computer“ und richten Sie dort eines ein.',
  },
  connections: 'Verbindungen',
  lost: {
    late: 'Das Modell hat in zwei Minuten nicht geantwortet. Versuchen Sie ein kleineres.',
    unreachable: 'Das Modell ist nicht erreichbar. Prüfen Sie, ob es läuft, und seine Adresse.',
    key: 'Das Modell hat den Schlüssel abgelehnt. Geben Sie ihn unter „Verbindungen“ neu ein.',
    notFound: 'Das Modell wurde nicht gefunden. Prüfen Sie Adresse und Namen unter „Verbindungen“.',
    busy: 'Das Modell ist überlastet, oder sein Guthaben ist verbraucht. Versuchen Sie es später wieder.',
    serverFailed: 'Das Modell ist gescheitert. Versuchen Sie es später wieder.',
    refused: 'Das Modell hat die Anfrage abgelehnt.',
  },

  atStudy: 'Übersetzungen',
  studyLine: (language, missing, all) =>
    missing === 0
      ? `${language}: alle ${counted(all, texts)}`
      : `${language}: ${number(missing)} von ${number(all)} fehlen`,
  inOriginal: (count) =>
    `Teilnehmende lesen ${count === 1 ? 'ihn' : 'sie'} in der Sprache der Fragen. Sie können trotzdem starten.`,
  toReview: (count) => `${number(count)} zu prüfen`,
  notOfferedYet: (language) => `${language}: nicht angeboten, weil kein Text übersetzt ist`,
  asking: 'Der Dienst wird gefragt, welche Übersetzungen er hat …',
  send: 'Übersetzungen senden',
  sendTitle: 'Übersetzungen senden?',
  sendMeaning:
    'Die Studie hat dann die Übersetzungen Ihres Leitfadens. Laufende Interviews bekommen sie mit dem nächsten Schritt.',
  sendNow: 'Senden',
  sent: 'Die Übersetzungen wurden gesendet.',
  sendSame: 'Die Studie hat die Übersetzungen Ihres Leitfadens.',
  newerHere: 'Die Übersetzungen Ihres Leitfadens sind andere als die der Studie.',
  leftOut: (count) =>
    count === 1
      ? 'Eine Übersetzung einer anderen Fassung als der der Studie wird ausgelassen.'
      : `${counted(count, translations)} anderer Fassungen als derer der Studie werden ausgelassen.`,
  unreviewedSent: (count) => `${counted(count, translations)} ${count === 1 ? 'ist' : 'sind'} nicht geprüft.`,
  sendFailed: 'Die Übersetzungen wurden nicht gesendet.',
  noPlace: 'Dieser Dienst nimmt keine Übersetzungen an.',
  noPlaceNext: (languages) =>
    `Seine API hat keinen Platz für Übersetzungen und auch nicht dafür, eine Studie anzuhalten oder zu schließen. Geben Sie die Texte auf ${languages} nach dem Veröffentlichen in seiner eigenen Oberfläche ein: Schreiben Sie sie unter „Sprachen“ als Datei. Oder veröffentlichen Sie bei einem eigenen Dienst.`,
  writeFile: 'Datei schreiben',
  toLanguages: 'Sprachen zeigen',
  beforePublish: 'Übersetzungen, die mit der Studie gesendet werden',
};
