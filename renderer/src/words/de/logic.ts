import type { Words } from '../en/index.ts';

export const logic: Words['logic'] = {
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
  moreCarried: (count) => `und ${count} weitere`,
  carriedNone: 'Die Frage, aus der sie kommen, hat noch keine Optionen.',

  allOf: 'alles davon gilt: ',
  anyOf: 'eines davon gilt: ',
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
  mapHint:
    'Eine Linie führt zu dem, was davon abhängt, eine gestrichelte zu dem, was die Optionen übernimmt. Die Tabelle sagt dasselbe in Worten.',
  mapNothing: 'Noch hängt keine Frage von einer anderen oder vom Link ab.',
  mapBounded: (shown, all) =>
    `Die ${shown} Teile, die dem ausgewählten am nächsten sind, von ${all}, die voneinander abhängen.`,
  mapMore: (count) => `${count} zeigen`,
  mapLess: (count) => `Nur die nächsten ${count}`,
  mapWhole: (count) => `${count} Teile, die voneinander abhängen.`,
  mapPart: (name, sources, users) => `${name}; hängt von ${sources} ab, ${users} davon abhängig`,
  mapParameter: (name, users) => `Link-Parameter ${name}; ${users} davon abhängig`,
  linkParameter: (name) => `dem Link-Parameter ${name}`,
  mapLine: (user, source) => `„${user}“ hängt ab von ${source}`,
  mapKeys: 'Mit Eingabe- oder Leertaste auswählen.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitMap: 'Ganze Karte zeigen',
};
