import type { Words } from '../en/index.ts';

const counted: Words['problems']['counted'] = {
  error: (count) => (count === 1 ? '1 Problem' : `${count} Probleme`),
  warning: (count) => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),
};

const parts: Readonly<Record<string, string>> = {
  concept: 'Konzept',
  option: 'Antwort',
  row: 'Zeile',
  criterion: 'Kriterium',
  media: 'Medium',
};

const why: Words['problems']['why'] = {
  screeningPlacement: 'Wer teilnimmt, wird vor allem anderen entschieden.',
  selectBounds: 'Teilnehmende könnten keine gültige Antwort geben.',
  uniqueExternalIds: 'Über Ids finden Bedingungen ihr Ziel; zwei gleiche sind nicht zu unterscheiden.',
  referencesResolve: 'Niemand könnte sagen, wer das sieht.',
  exclusiveOption: 'Eine Antwort wie „Nichts davon“ schließt alle anderen aus.',
  optionStatus: 'Der Status entscheidet, wer nach dem Screener weitermacht.',
  conceptSampling: 'Nur Konzeptblöcke zeigen Konzepte.',
  invalid_type: 'Der Dienst lehnt Leitfäden von anderer Form ab.',
  invalid_value: 'Der Dienst lehnt Werte ab, die er nicht kennt.',
  invalid_format: 'Teilnehmende würden hier nichts sehen.',
  invalid_union: 'Der Typ entscheidet, was alles andere hier bedeutet.',
  too_small: 'Teilnehmende würden auf etwas Leeres stoßen.',
  too_big: 'Der Dienst lehnt Zahlen ab, die er nicht behalten kann.',
  unrecognized_keys: 'Der Dienst lehnt Eigenschaften ab, die er nicht kennt.',
  custom: 'Ein Zeichen, das nicht gespeichert werden kann, ginge verloren.',
  moreIssues: 'Die Liste wäre zu lang, um sie zu lesen.',
  unknownChoice: 'Eine Bedingung auf eine Antwort, die niemand geben kann, trifft nie zu.',
  unknownMatrixRow: 'Eine Bedingung auf eine Zeile, die es nicht gibt, trifft nie zu.',
  matrixRowWithoutMatrix: 'Es bewirkt nichts und führt beim Lesen in die Irre.',
  subsampleAboveConcepts: 'Teilnehmende sehen weniger Konzepte, als Sie geplant haben.',
  maxSelectAboveOptions: 'Die Zahl verspricht mehr, als gewählt werden kann.',
  duplicateOptionTexts: 'Die Antworten auf beide wären später nicht zu unterscheiden.',
  ownOptionsBesideCarryForward: 'Hier stehen Antworten, die niemand sehen wird.',
  screenObservationWithoutEffect: 'Sie rechnen vielleicht mit Aufnahmen, die nie gemacht werden.',
  whitespaceOnlyText: 'Es sieht ausgefüllt aus, zeigt aber nichts.',
  lookAlikes: 'Für Menschen sehen sie gleich aus, für den Dienst nicht.',
  emptyLinkValue: 'Wer über einen Link ohne ihn kommt, sieht es nie.',
  repeatedCriterion: 'Es zweimal zu sagen ändert nichts.',
  contradictingCriteria: 'Niemand würde das je sehen.',
  singleAnswerContradiction: 'Niemand würde das je sehen.',
  twoLinkValues: 'Nur ein Link, der den Parameter zweimal nennt, führt dorthin.',
  needsRejectedOption: 'Wer das wählt, ist nicht mehr im Interview, wenn das gefragt wird.',
  screenerRejectsAll: 'Alle, die eingeladen und das gefragt werden, würden abgewiesen.',
  neverShown: 'Diese Antworten würden Ihnen am Ende fehlen.',
  conceptForNobody: 'Antworten zu diesem Konzept würden Ihnen am Ende fehlen.',
};

const severalParts: Readonly<Record<string, string>> = {
  block: 'Blöcke',
  item: 'Fragen',
  option: 'Antworten',
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
  filter: 'Was gezeigt wird',
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
  removeAll: (kind) => `Alle solchen ${severalParts[kind] ?? 'Teile'} entfernen`,
  height: 'Höhe der Probleme',
  resetHeight: 'Doppelklick für die übliche Höhe',
  otherFixes: 'Andere Wege, es zu beheben',
  done: (name) => `Erledigt: ${name}`,
  why,
};
