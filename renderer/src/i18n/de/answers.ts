import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

const filter: Words['answers']['filter'] = {
  title: 'Filter der Interviews',
  add: 'Filtern',
  remove: (name) => `Filter entfernen: ${name}`,
  removeAll: 'Alle entfernen',
  count: (shown, all) => `${shown} von ${all} Interviews werden gezeigt.`,
  none: 'Kein Interview passt zu diesen Filtern.',
  subject: 'Filtern nach',
  showSubjects: 'Alles zeigen, wonach gefiltert werden kann',
  nothing: 'Nichts gefunden.',
  value: 'Wert',
  showValues: 'Alle Werte zeigen',
  contains: 'Antwort enthält',
  apply: 'Filter hinzufügen',
  outcome: 'Ergebnis',
  parameter: (name) => `Link-Parameter: ${name}`,
  empty: 'Kein Wert',
  answered: 'Beliebige Antwort',
  place: (place, option) => `Platz ${place}: ${option}`,
  best: (option) => `Mindestens einmal als Bestes gewählt: ${option}`,
  worst: (option) => `Mindestens einmal als Schlechtestes gewählt: ${option}`,
  containing: (text) => `enthält „${text}“`,
};

const download: Words['answers']['download'] = {
  open: 'Herunterladen …',
  title: 'Antworten herunterladen',
  act: 'Herunterladen',
  format: 'Dateiformat',
  whose: 'Welche Interviews',
  shown: (count) => `Gefilterte (${count})`,
  all: (count) => `Alle (${count})`,
  answersAs: 'Antworten als',
  text: 'Wortlaut',
  codes: 'Zahlencodes',
  answersAsAbout: {
    text: 'Optionen mit ihrem Text, die Fragen als Überschriften.',
    codes: 'Optionen mit ihrer Nummer im Leitfaden, kurze Namen wie Q3_2 als Überschriften. Das Codebuch erklärt sie.',
  },
  separator: 'Trennzeichen',
  separatorHint: 'Wenn sich alles in einer Spalte öffnet, wählen Sie ein anderes.',
  separators: { comma: 'Komma', semicolon: 'Semikolon', tab: 'Tabulator' },
  raw: 'Unveränderter Text',
  rawHint:
    'Sonst steht ein Apostroph vor Texten, die ein Tabellenprogramm als Formel ausführen würde. Nur für Programme einschalten, die keine Formeln ausführen.',
  missing: (count) =>
    `Die Nachfragen aus ${counted(count, { one: 'Interview', other: 'Interviews' })} konnten nicht gelesen werden. In der Tabelle stehen sie mit der Antwort in einer Zelle.`,
  missingNext: 'Laden Sie die Antworten noch einmal herunter, oder schließen Sie diesen Dialog.',
};

export const answers: Words['answers'] = {
  untitled: 'Studie ohne Titel',
  back: 'Zurück zur Studie',
  noStudy:
    'Aus diesem Leitfaden wurde noch keine Studie gemacht. Antworten kommen, wenn er veröffentlicht und gestartet ist.',
  toStudy: 'Zu „Studie“',
  ofStudy: 'Studie',
  studyName: (status, made, linkId) => `${status === 'live' ? 'Laufende Studie' : 'Entwurf'} vom ${made}, ${linkId}`,
  read: 'Antworten lesen',
  finished: (count) =>
    count === 0
      ? 'Noch kein Interview ist abgeschlossen.'
      : `${counted(count, { one: 'abgeschlossenes Interview', other: 'abgeschlossene Interviews' })}.`,

  reading: 'Die Antworten werden geladen.',
  readSoFar: (count) =>
    `Die Antworten werden geladen. Bisher ${counted(count, { one: 'Interview', other: 'Interviews' })}.`,
  empty: 'Noch niemand hat geantwortet. Antworten erscheinen hier automatisch.',
  unread: (numbers) =>
    numbers.length === 1
      ? `Interview ${numbers.join('')} ist zu groß, um es mit den anderen zu lesen. Es fehlt hier.`
      : `Die Interviews ${numbers.join(', ')} sind zu groß, um sie mit den anderen zu lesen. Sie fehlen hier.`,
  unreadNext: 'In der Befehlszeile können Sie jedes davon mit guide responses STUDIE NUMMER lesen.',
  kept: 'Die vorher geladenen Antworten sind noch zu sehen.',

  way: 'Antworten lesen',
  ways: { questions: 'Nach Fragen', interviews: 'Nach Interviews', quotes: 'Zitate und Codes' },
  took: (complete, screenedOut, underWay) =>
    [
      `${complete} abgeschlossen`,
      `${screenedOut} im Screener ausgeschieden`,
      ...(underWay > 0 ? [`${underWay} noch dabei oder abgebrochen`] : []),
    ].join(', ') + '.',
  more: (count, rest) => (count === rest ? `${count} weitere zeigen` : `${count} weitere von ${rest} zeigen`),

  answered: (count) => counted(count, { one: 'Antwort', other: 'Antworten' }),
  none: 'Das hat noch niemand beantwortet.',
  ownWords: 'In eigenen Worten',
  base: (answered, all) => `Basis: ${answered} von ${all}`,
  left: (count) => `${count} nur gesehen, nicht beantwortet`,
  baseOf: (answered) => `Basis: ${answered}`,
  baseMeaning:
    'Die Basis einer Frage sind alle, die sie beantwortet haben. Prozente beziehen sich auf die Basis, wenn sie keine andere Zahl nennen. In Klammern steht die Zahl der Personen.',
  severalPossible: 'Mehrere Antworten waren möglich, deshalb können die Prozente zusammen über 100 % liegen.',
  noConcept: 'Ohne Konzept',
  rank: (mean) => `im Mittel Platz ${mean}`,
  first: (percent, count, base) =>
    base === null ? `Platz 1: ${percent} (${count})` : `Platz 1: ${percent} der ${base}, die sie hatten (${count})`,
  best: (best, worst) => `${best}-mal am besten, ${worst}-mal am schlechtesten`,
  bestMinusWorst: (screens) =>
    `Wie oft jeweils als Bestes gewählt, minus wie oft als Schlechtestes, in ${screens} ${screens === '1' ? 'Vergleich' : 'Vergleichen'}. Ein voller Balken: jedes Mal am besten oder am schlechtesten.`,

  filter,
  download,

  interview: (number) => `Interview Nr. ${number}`,
  openInterview: (number) => `Interview Nr. ${number} öffnen`,
  states: { complete: 'Abgeschlossen', screened_out: 'Ausgeschieden', in_progress: 'Nicht abgeschlossen' },
  lastAnswer: (state, when) => `${state} (letzte Antwort ${when})`,
  underAMinute: 'unter einer Minute',
  minutes: (minutes) => `${minutes} Min.`,
  allInterviews: 'Alle Interviews',
  previous: 'Voriges',
  next: 'Nächstes',
  readingOne: 'Das Interview wird geladen.',
  emptyConversation: 'In diesem Interview wurde noch nichts gesagt.',
  followUp: 'Nachfrage',
  about: (concept) => `Zu ${concept}`,
  listOnly: 'Unten stehen seine Antworten ohne Nachfragen.',
  findings: {
    title: 'Zusammenfassung',
    points: 'Hauptpunkte',
    quality: 'Qualität',
    ofFive: (quality) => `${quality} von 5`,
    tags: 'Schlagwörter',
    personas: 'Art der Person',
    remarks: 'Sonstige Bemerkungen',
    writtenBy: 'Vom Studiendienst geschrieben. Prüfen Sie es an den Antworten darunter.',
  },

  exported: (name) => `${name} wurde in Ihren Downloads gespeichert`,
  exportedBoth: (table, codebook) => `${table} und ${codebook} wurden in Ihren Downloads gespeichert`,

  simulated: (count) =>
    `Diese Antworten sind simuliert. Sie stammen von ${count} erfundenen Teilnehmenden. Niemand wurde befragt, und nichts wurde gesendet.`,
  simulatedNext:
    'So sieht eine Studie mit echten Antworten aus; die Aufnahmen sind ein Ton aus einem Programm, keine Stimme. Sie können den Leitfaden beliebig ändern. Speichern Sie ihn, um Ihre Änderungen zu behalten.',
};
