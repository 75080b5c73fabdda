import type { ReferenceProblem } from '@guide-studio/guide-core';
import type { Words } from '../en/index.ts';

const missing: Readonly<Record<'question' | 'option' | 'row', string>> = {
  question: 'diese Frage gibt es nicht',
  option: 'diese Option gibt es nicht',
  row: 'diese Zeile gibt es nicht',
};
const problems: Readonly<Record<Exclude<ReferenceProblem, 'unknown'>, string>> = {
  notEarlier: 'wird nicht vorher gefragt',
  notInEarlierBlock: 'wird nicht in einem früheren Block gefragt',
  wrongType: 'nach dieser Art von Frage kann nicht gefragt werden',
};

export const logic: Words['logic'] = {
  quoted: (text) => `„${text}“`,
  shownWhenOne: 'Gezeigt, wenn gilt: ',
  shownWhenAll: 'Gezeigt, wenn alles davon gilt: ',
  shownWhenAny: 'Gezeigt, wenn eines davon gilt: ',
  between: '; ',
  row: ', Zeile ',
  afterRow: ',',
  includes: ' enthält ',
  excludes: ' enthält nicht ',
  or: ' oder ',
  nothingChosen: '(noch nichts gewählt)',
  link: (parameter, value) => `Link hat ${parameter || '…'} = ${value || '(leer)'}`,
  notUnderstood: 'etwas, das keine Bedingung ist',
  missing: (what) => ` (${missing[what]})`,
  problem: (problem) => ` (${problems[problem]})`,
  optionsSelectedIn: 'Optionen, gewählt in ',
  optionsFrom: 'Optionen aus ',
  always: 'Wird allen gezeigt',

  usedBy: (count) => `${count}-mal verwendet`,
  usedByOf: (name, count) => `${name}: ${count}-mal verwendet`,
  whoUses: 'Was davon abhängt',
  use: {
    question: 'hängt davon ab, ob es gezeigt wird',
    choice: 'fragt, ob das gewählt wurde',
    matrixRow: 'fragt, was darin gewählt wurde',
    carryForward: 'übernimmt die Optionen daraus',
  },
  dependsOn: 'Hängt ab von',
  emptyPart: 'Leerer Text',

  carriedOptions: 'Mitgebrachte Optionen',
  carriedSome: (count) => `Von diesen ${count} die dort gewählten:`,
  carriedNone: 'Die Frage, aus der sie kommen, hat noch keine Optionen.',

  how: 'Darstellung',
  table: 'Tabelle',
  map: 'Karte',
  find: 'In Bedingungen suchen',
  which: 'Welche Bedingungen',
  kinds: {
    all: 'Alle Bedingungen',
    answers: 'Zu Antworten',
    link: 'Zum Link',
    carried: 'Übernommene Optionen',
    problems: 'Mit Problemen',
  },
  shownOf: (shown, all) =>
    shown === all ? `${all} ${all === 1 ? 'Bedingung' : 'Bedingungen'}` : `${shown} von ${all} Bedingungen`,
  who: 'Wer',
  shownWhenColumn: 'Wird gezeigt, wenn',
  problemsColumn: 'Probleme',
  sortBy: (column) => `Sortieren nach ${column}`,
  inGuide: 'Im Leitfaden zeigen',
  inGuideOf: (name) => `Im Leitfaden zeigen: ${name}`,
  conditionsOf: 'Bedingungen',
  noConditions:
    'Jede Frage wird allen gezeigt. Wählen Sie im Leitfaden eine Frage aus, um festzulegen, wann sie gezeigt wird.',
  toGuide: 'Zum Leitfaden',
  nothingMatches: 'Keine Bedingung passt zum Filter.',
  showAll: 'Alle Bedingungen zeigen',
  chooseRow: 'Wählen Sie eine Zeile, um ihre Bedingung hier zu ändern.',
  isConcept: (block) => `Konzept in ${block}`,

  mapName: 'Karte der Abhängigkeiten',
  mapHint: 'Dasselbe in Worten steht in der Tabelle.',
  mapNothing: 'Noch hängt nichts voneinander ab.',
  mapBounded: (shown, all) => `Die ${shown} Teile, die dem ausgewählten am nächsten sind, von ${all} verbundenen.`,
  mapWhole: (count) => `${count} verbundene ${count === 1 ? 'Teil' : 'Teile'}`,
  mapPart: (name, sources, users) => `${name}; hängt von ${sources} ab, ${users} davon abhängig`,
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitMap: 'Ganze Karte zeigen',
};
