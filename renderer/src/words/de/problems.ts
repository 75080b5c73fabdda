import type { Words } from '../en/index.ts';

const counted: Words['problems']['counted'] = {
  error: (count) => (count === 1 ? '1 Problem' : `${count} Probleme`),
  warning: (count) => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),
};

const parts: Readonly<Record<string, string>> = {
  concept: 'Konzept',
  option: 'Option',
  row: 'Zeile',
  criterion: 'Bedingung',
  media: 'Medium',
};

const why: Words['problems']['why'] = {
  screeningPlacement: 'Der Screener entscheidet vor allem anderen, wer teilnimmt.',
  selectBounds: 'Teilnehmende könnten keine gültige Antwort geben.',
  uniqueExternalIds: 'Bedingungen finden Teile über ihre IDs. Zwei gleiche IDs lassen sich nicht unterscheiden.',
  referencesResolve: 'Es wäre nicht festgelegt, wer das sieht.',
  exclusiveOption: 'Eine Option wie „Nichts davon“ schließt alle anderen aus.',
  optionStatus: 'Der Status entscheidet, wer nach dem Screener weitermacht.',
  conceptSampling: 'Nur Konzeptblöcke zeigen Konzepte.',
  invalid_type: 'Der Dienst lehnt Leitfäden mit anderer Struktur ab.',
  invalid_value: 'Der Dienst lehnt Werte ab, die er nicht kennt.',
  invalid_format: 'Teilnehmende würden hier nichts sehen.',
  invalid_union: 'Der Typ entscheidet, welche anderen Eigenschaften hier möglich sind.',
  too_small: 'Teilnehmende würden einen leeren Text oder eine leere Liste sehen.',
  too_big: 'Der Dienst lehnt Zahlen ab, die er nicht speichern kann.',
  unrecognized_keys: 'Der Dienst lehnt Eigenschaften ab, die er nicht kennt.',
  custom: 'Ein Zeichen, das nicht gespeichert werden kann, ginge verloren.',
  moreIssues: 'Die Liste wäre zu lang, um sie zu lesen.',
  unknownChoice: 'Eine Bedingung zu einer Antwort, die niemand geben kann, ist nie erfüllt.',
  unknownMatrixRow: 'Eine Bedingung zu einer Zeile, die es nicht gibt, ist nie erfüllt.',
  matrixRowWithoutMatrix: 'Es bewirkt nichts und ist irreführend.',
  subsampleAboveConcepts: 'Teilnehmende sehen weniger Konzepte, als Sie geplant haben.',
  maxSelectAboveOptions: 'Niemand kann so viele wählen.',
  duplicateOptionTexts: 'Sie könnten die Antworten auf beide später nicht unterscheiden.',
  ownOptionsBesideCarryForward: 'Niemand wird diese Optionen sehen.',
  screenObservationWithoutEffect: 'Sie rechnen vielleicht mit Aufnahmen, die nie gemacht werden.',
  whitespaceOnlyText: 'Das Feld sieht ausgefüllt aus, zeigt aber nichts.',
  lookAlikes: 'Für Menschen sehen sie gleich aus, für den Dienst nicht.',
  emptyLinkValue: 'Teilnehmende ohne diesen Wert im Link sehen es nie.',
  repeatedCriterion: 'Die Wiederholung bewirkt nichts.',
  contradictingCriteria: 'Niemand würde das je sehen.',
  singleAnswerContradiction: 'Niemand würde das je sehen.',
  twoLinkValues: 'Nur ein Link, der den Parameter zweimal enthält, erfüllt das.',
  needsRejectedOption: 'Wer diese Option wählt, ist dann schon im Screener ausgeschieden.',
  screenerRejectsAll: 'Alle, die das gefragt werden, würden ausscheiden.',
  neverShown: 'Sie bekämen keine Antworten darauf.',
  conceptForNobody: 'Sie bekämen keine Antworten zu diesem Konzept.',
};

const severalParts: Readonly<Record<string, string>> = {
  block: 'Blöcke',
  item: 'Fragen',
  option: 'Optionen',
  row: 'Zeilen',
  media: 'Medien',
};

export const problems: Words['problems'] = {
  label: 'Probleme',
  summary: (errors, advice, readOnly) =>
    [errors > 0 && counted.error(errors), advice > 0 && counted.warning(advice)].filter(Boolean).join(', ') ||
    (readOnly
      ? 'Im Leitfaden selbst gibt es keine Probleme'
      : 'Keine Probleme: Dieser Leitfaden kann veröffentlicht werden'),
  noProblems: 'Keine Probleme.',
  filter: 'Zeigen',
  filters: {
    all: (count) => `Alle ${count}`,
    error: (count) => `Probleme ${count}`,
    warning: (count) => `Hinweise ${count}`,
  },
  severities: { error: 'Fehler', warning: 'Hinweis' },
  counted,
  studySettings: 'Studieneinstellungen',
  untitledBlock: 'Block ohne Titel',
  question: (number) => `Frage ${number}`,
  part: (kind, number) => `${parts[kind] ?? 'Teil'} ${number}`,
  fixAll: (count) => `Alle ${count} beheben`,
  removeAll: (kind) => `Alle diese ${severalParts[kind] ?? 'Teile'} entfernen`,
  height: 'Höhe der Probleme',
  resetHeight: 'Doppelklick setzt die Höhe zurück',
  otherFixes: 'Andere Lösungen',
  why,
};
