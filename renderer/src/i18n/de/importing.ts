import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { importing as english } from '../en/importing.ts';
import { countedParts } from './clipboard.ts';

const { counted, plural, number } = pluralsOf('de');

export const importing: typeof english = {
  title: 'Fragebogen importieren',
  about: 'Aus REDCap, Qualtrics, SurveyJS, XLSForm, LimeSurvey, Word, Markdown oder Text, mit seinen Bedingungen.',
  becomesGuide: 'Daraus wird ein neuer Leitfaden. Speichern Sie ihn, um ihn zu behalten.',
  goesBehind: (name) =>
    name === null
      ? 'Daraus wird ein neuer Leitfaden, oder es kommt ans Ende des offenen.'
      : `Daraus wird ein neuer Leitfaden, oder es kommt hinter „${name}“.`,
  chooseFile: 'Datei wählen …',
  otherFile: 'Andere Datei …',
  text: 'Fragebogen',
  hint: 'Fügen Sie einen Fragebogen oder Interviewleitfaden ein, oder ziehen Sie eine Datei hierher. Schreiben Sie eine Frage pro Zeile und ihre Optionen darunter.',
  example: '# Gewohnheiten\nWie oft kochen Sie?\n- Jeden Tag\n- Manchmal\nErzählen Sie von Ihrer letzten Mahlzeit.',
  fromClipboard: 'Aus der Zwischenablage einfügen',
  mayNotRead: 'Diese Seite darf die Zwischenablage nicht lesen.',
  pasteHere: 'Drücken Sie Strg+V (auf dem Mac ⌘V) im Feld darunter.',
  tooLong: 'Dieser Text hat mehr als 4 Millionen Zeichen.',
  tooLongNext: 'Fügen Sie ihn in mehreren Teilen ein.',
  tooLargeFile: (name) => `${name} hat mehr als 20 MB und wurde nicht gelesen.`,
  tooLargeFileNext: 'Prüfen Sie, ob es die richtige Datei ist. Ein Fragebogen ist kleiner.',
  reading: (name) => `${name} wird gelesen …`,
  stop: 'Lesen beenden',
  refused: (name) => `${name} wurde nicht gelesen.`,
  unknown: (formats) => `Sie hat kein Format, das importiert werden kann. Diese können es: ${formats}.`,
  refusedNext: 'Wählen Sie eine andere Datei, oder speichern Sie sie in ihrem Programm noch einmal.',
  failed: 'Die Datei konnte im Hintergrund nicht gelesen werden.',
  failedNext: 'Schließen Sie dieses Fenster, und versuchen Sie es noch einmal.',
  readAs: (name, format) => `${name} · ${format}`,
  pasted: 'Eingefügter Text',
  source: 'Was in der Quelle war',
  result: 'Was daraus wird',
  nothingYet: 'Das Ergebnis wird hier gezeigt.',
  becomes: (questions, statements, blocks) =>
    [
      `Ergibt ${countedParts('item', questions)}`,
      statements === 0 ? '' : ` und ${counted(statements, { one: 'Hinweistext', other: 'Hinweistexte' })}`,
      blocks === 0 ? '.' : ` in ${counted(blocks, { one: 'Block', other: 'Blöcken' })}.`,
    ].join(''),
  conditions: (carried, all) =>
    `${number(carried)} von ${plural(all, { one: '1 Bedingung', other: `${number(all)} Bedingungen` })} übernommen.`,
  proposals: (count) =>
    plural(count, {
      one: 'Ein Vorschlag zum Annehmen oder Lassen.',
      other: `${number(count)} Vorschläge zum Annehmen oder Lassen.`,
    }),
  languages: (count) => plural(count, { one: 'Eine weitere Sprache.', other: `${count} weitere Sprachen.` }),
  languageRead: (name) => `Sprache: ${name}, am Text erkannt.`,
  languageNamed: (name) => `Sprache: ${name}, wie es im Dokument heißt.`,
  languageUnsure: (name) => `Sprache: nicht erkannt, daher ${name}.`,
  participantTitle: (title) => `Titel für Teilnehmende: „${title}“.`,
  inSettings: 'Ändern Sie das danach in den Studieneinstellungen.',
  keepsSettings:
    'Ein neuer Leitfaden bekommt das; ändern Sie es in den Studieneinstellungen. Der offene behält, was er hat.',
  several: 'Mehrere Antworten',
  condition: 'hat eine Bedingung',
  rejects: 'scheidet aus',
  more: (count) => `Und ${counted(count, { one: 'weitere Frage', other: 'weitere Fragen' })}.`,
  before: (count) => `Davor ${countedParts('item', count)}.`,
  moreAnswers: (count) => `und ${count} weitere`,
  filter: 'Teile danach zeigen, was aus ihnen wurde',
  toCheck: 'Zu prüfen',
  all: 'Alle',
  count: (name, count) => `${name} ${number(count)}`,
  nothingToCheck: 'Alles ist im Leitfaden, wie es war.',
  noneOfKind: 'Es gibt keine solchen Teile.',
  next: 'Nächster',
  nextHint: 'Nächster Teil (F8)',
  moreRows: (count) => `${number(count)} weitere zeigen`,
  verdicts: {
    exact: { name: 'Genau', about: 'Der Leitfaden sagt dasselbe.' },
    equivalent: { name: 'Gleichwertig', about: 'Der Leitfaden sagt dasselbe auf andere Weise.' },
    narrower: { name: 'Enger', about: 'Der Leitfaden erlaubt weniger oder fragt weniger Menschen.' },
    wider: { name: 'Weiter', about: 'Der Leitfaden erlaubt mehr oder fragt mehr Menschen.' },
    lost: { name: 'Verloren', about: 'Der Leitfaden hat es nicht.' },
    proposed: { name: 'Vorschlag', about: 'Aus Text gelesen. Im Leitfaden ist es erst, wenn Sie es annehmen.' },
  },
  kinds: {
    block: 'Block',
    question: 'Frage',
    option: 'Option',
    row: 'Zeile',
    condition: 'Bedingung',
    carry: 'Übernommene Optionen',
    text: 'Text',
    setting: 'Einstellung',
    translation: 'Übersetzung',
  },
  place: (place) =>
    place
      .replace(/^row (?=\d)/u, 'Zeile ')
      .replace(/^line (?=\d)/u, 'Zeile ')
      .replace(/^paragraph (?=\d)/u, 'Absatz '),
  accept: 'Annehmen',
  acceptNamed: (text) => `„${text}“ annehmen`,
  takeBack: 'Zurücknehmen',
  takeBackNamed: (text) => `„${text}“ zurücknehmen`,
  acceptAll: (count) => `Alle ${count} annehmen`,
  insert: (questions) => (questions === 0 ? 'Einfügen' : `${countedParts('item', questions)} einfügen`),
  begin: (questions) =>
    questions === 0 ? 'Leitfaden anlegen' : `Leitfaden mit ${countedParts('item', questions)} anlegen`,
  cancel: 'Abbrechen',
  opened: (name) => `${name} wurde als neuer Leitfaden geöffnet. Speichern Sie ihn, um ihn zu behalten.`,
  comment: (texts, more, message) =>
    `Nicht importiert: ${texts.map((text) => `„${text}“`).join(', ')}${more > 0 ? ` und ${number(more)} weitere` : ''}. ${message}`,
  commentAuthor: 'Import',
};
