import type { Words } from '../en/index.ts';

const partNames: Readonly<Record<string, string>> = {
  concept: 'Konzept',
  option: 'Option',
  row: 'Zeile',
  criterion: 'Bedingung',
  media: 'Medium',
};
const nameOf = (kind: 'option' | 'row' | 'media') =>
  kind === 'media' ? 'Medium' : kind === 'option' ? 'Option' : 'Zeile';

/** What is assumed, after how many see a concept. */
const ifAll = {
  calculation: '',
  link: ', wenn jeder Link-Wert im Leitfaden so oft vorkommt wie keiner von ihnen',
  simulation: ', wenn alle Antworten gleich wahrscheinlich sind',
} as const;

export const properties: Words['properties'] = {
  selection: 'Auswahl',
  study: 'Studie',
  studySettings: 'Studieneinstellungen',
  block: 'Block',
  partOf: (kind) => partNames[kind] ?? kind,

  text: 'Text',
  title: 'Titel',
  kind: 'Art',
  type: 'Typ',
  byDefault: (value) => `${value} (Standard)`,
  add: 'Hinzufügen',
  delete: 'Löschen',
  reference: 'Verweis',
  answers: 'So wird geantwortet',
  externalId: 'Externe ID',
  externalIdHint: 'Nur nötig, wenn etwas darauf verweist. Beim Umbenennen ändern sich alle Verweise mit.',
  embed: 'Eingebettete Seite',
  address: 'Adresse',
  proxyAddress: 'Proxy-Adresse',
  embedInQuestion: 'Eine Seite, die mit der Frage gezeigt wird. Der Editor lädt sie nicht.',
  embedInConcept: 'Eine Seite, die mit dem Konzept gezeigt wird. Der Editor lädt sie nicht.',
  notPartOfGuide: 'Gehört nicht in einen Leitfaden',
  removeProperty: (property) => `„${property}“ entfernen`,
  removeIt: 'Entfernen',

  concepts: 'Konzepte',
  removeConceptSettings: 'Konzepteinstellungen entfernen',
  shownInBlock: 'In diesem Block gezeigt',
  unnamedConcept: 'Konzept ohne Namen',
  deleteConcept: (name) => `Konzept ${name} löschen`,
  conceptsPerParticipant: 'Konzepte je Person',
  conceptsPerParticipantHint: 'Bleibt das Feld leer, sehen alle jedes Konzept.',
  nickname: 'Kurzname',
  nicknameHint: 'Nur Ihr Team sieht ihn.',
  titleForParticipants: 'Titel für Teilnehmende',
  description: 'Beschreibung',

  options: 'Optionen',
  columns: 'Spalten',
  rows: 'Zeilen',
  inOrder: (count) => `${count} der Reihe nach`,
  severalAnswers: 'Mehrere Antworten',
  ownAnswer: 'Eigene Antwort erlaubt',
  randomOrder: 'Optionen in zufälliger Reihenfolge',
  lastStays: 'Letzte Option bleibt am Ende',
  lastStaysHint: 'Auch bei zufälliger Reihenfolge.',
  carriedFrom: 'Optionen übernommen aus',
  carriedFromHint: 'Zeigt nur die Optionen, die dort gewählt wurden.',
  carriedFromNeeds: 'Dafür muss es vorher eine Auswahlfrage mit mehreren Antworten geben.',
  ownOptions: 'Eigene Optionen',
  limit: 'Anzahl begrenzen',
  atLeast: 'Mindestens',
  atMost: 'Höchstens',
  comparedBy: 'Verglichen nach',
  comparedByHint:
    'Zum Beispiel: Wichtigkeit. Teilnehmende wählen dann „Am meisten“ und „Am wenigsten“ statt „Beste“ und „Schlechteste“.',
  perScreen: 'Optionen je Vergleich',
  perScreenUnset: '4 (Standard)',
  moreAboutOption: (number) => `Mehr zu Option ${number}`,
  statusOfOption: (number) => `Status von Option ${number}`,
  textOf: (kind, number) => `Text von ${nameOf(kind)} ${number}`,
  moveUp: (kind, number) => `${nameOf(kind)} ${number} nach oben`,
  moveDown: (kind, number) => `${nameOf(kind)} ${number} nach unten`,
  deletePart: (kind, number) => `${nameOf(kind)} ${number} löschen`,

  optionTextHint: 'Bedingungen mit diesem Text werden angepasst.',
  rowTextHint: 'Bedingungen zu dieser Zeile werden angepasst.',
  rowInGuide: 'Den Text der Zeile ändern Sie im Leitfaden. Bedingungen zu dieser Zeile werden angepasst.',
  inScreener: 'Im Screener',
  noStatus: 'Kein Status',
  approve: 'Annehmen: passt zur Studie, es geht weiter',
  neutral: 'Neutral: entscheidet nichts, es geht weiter',
  reject: 'Ablehnen: Das Interview endet sofort',
  exclusive: 'Exklusiv',
  exclusiveHint: 'Wer sie wählt, kann keine andere Option wählen.',

  buttonText: 'Text auf der Schaltfläche',
  followUps: 'Nachfragen',
  followUpDepth: {
    none: 'Keine',
    light: 'Wenige (bis zu 1)',
    medium: 'Einige (bis zu 2)',
    heavy: 'Viele (bis zu 3)',
  },
  instructions: 'Anweisungen an den Interviewer',
  instructionsHint: 'Worauf er eingehen und was er meiden soll. Teilnehmende sehen das nicht.',
  preferredInput: 'Bevorzugte Eingabe',
  input: { text: 'Text', voice: 'Sprache', screenRecording: 'Bildschirmaufnahme', none: 'Ohne Vorgabe' },
  screenWatched: 'Der Interviewer sieht den Bildschirm',

  media: 'Medien',
  name: 'Name',
  mediaType: { image: 'Bild', video: 'Video' },
  width: 'Breite in Prozent',
  watchedToEnd: 'Muss bis zum Ende angesehen werden',

  shownWhen: 'Gezeigt, wenn',
  always: 'Immer',
  alwaysCarried: 'Immer, wenn es Optionen zu übernehmen gibt',
  condition: 'Bedingung',
  addCondition: 'Bedingung hinzufügen',
  onAnswer: 'Zu einer früheren Antwort',
  noEarlierAnswer: 'Zu einer früheren Antwort: keine Auswahl- oder Matrixfrage davor',
  sameAs: (name) => `Dieselbe wie „${name}“`,
  onLink: 'Zum Link (URL-Parameter)',
  howCombined: 'Zeigen, wenn',
  allHold: 'Alle Bedingungen erfüllt sind',
  anyHolds: 'Eine Bedingung erfüllt ist',
  showAlways: (removed) =>
    removed === 0
      ? 'Immer zeigen'
      : removed === 1
        ? 'Bedingung entfernen'
        : removed === 2
          ? 'Beide Bedingungen entfernen'
          : `Alle ${removed} Bedingungen entfernen`,
  deleteCondition: 'Diese Bedingung löschen',
  linkParameter: 'Link-Parameter',
  hasValue: 'ist gleich',
  question: 'Frage',
  row: 'Zeile',
  answer: 'Antwort',
  isOne: 'ist eine von',
  isNone: 'ist keine von',
  includesOne: 'enthält eine von',
  includesNone: 'enthält keine von',
  showQuestions: 'Fragen zeigen',
  noSuchQuestion: 'Keine passende frühere Frage.',
  chooseQuestion: 'Wählen Sie zuerst eine Frage.',
  emptyQuestion: 'Leere Frage',

  forecast: 'Teilnehmende je Konzept',
  participants: 'Teilnehmende',
  expectedOf: (count) => `etwa ${count}`,
  exactly: (count) => count,
  seesNone: 'sehen kein Konzept',
  fewSeeEach: (seen, all, by) =>
    `Von ${all} Teilnehmenden sehen nur etwa ${seen} ein und dasselbe Konzept${ifAll[by]}. Das sind zu wenige, um die Konzepte zu vergleichen: Planen Sie mehr Teilnehmende ein, oder zeigen Sie allen mehr Konzepte.`,
  fewSee: (concept, seen, all, by) =>
    `Nur wenige Teilnehmende werden „${concept}“ sehen: etwa ${seen} von ${all}${ifAll[by]}. Prüfen Sie die Bedingung, oder laden Sie mehr Personen ein, die sie erfüllen.`,
  calculated: 'Berechnet. Kein Konzept hat eine Bedingung, also sind alle gleich wahrscheinlich.',
  byLink:
    'Berechnet für den Fall, dass jeder Link-Wert im Leitfaden und ein Link ohne sie gleich oft vorkommen. Wer im Screener ausscheidet, zählt nicht mit.',
  simulated: (interviews) =>
    `Der Mittelwert aus ${interviews} simulierten Interviews mit zufälligen Antworten: Jede Option ist gleich wahrscheinlich, niemand scheidet im Screener aus. Echte Antworten werden abweichen.`,
  forecastWaits: 'Wird gezeigt, sobald der Leitfaden keine Probleme hat.',
};
