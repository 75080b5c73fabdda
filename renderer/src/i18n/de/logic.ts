import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

export const logic: Words['logic'] = {
  usedBy: (count) => `${count}-mal verwendet`,
  usedByOf: (name, count) => `${name}: ${count}-mal verwendet`,
  whoUses: 'Was davon abhängt',
  use: {
    question: 'hat eine Bedingung zu dieser Frage',
    choice: 'hat eine Bedingung zu dieser Option',
    matrixRow: 'hat eine Bedingung zu dieser Zeile',
    carryForward: 'übernimmt die Optionen',
  },
  dependsOn: 'Hängt ab von',
  emptyPart: 'Leerer Text',

  carriedOptions: 'Übernommene Optionen',
  moreCarried: (count) => `und ${count} weitere`,
  carriedNone: 'Die Ausgangsfrage hat noch keine Optionen.',

  allOf: 'alle davon: ',
  anyOf: 'eine davon: ',
  how: 'Darstellung',
  table: 'Tabelle',
  map: 'Karte',
  paths: 'Wege',
  tests: 'Tests',
  forecast: 'Prognose',
  showPaths: 'Wege durch den Leitfaden',
  showDetails: 'Details zeigen',
  showFindings: 'Befunde zu den Wegen',
  showTests: 'Tests des Leitfadens',
  find: 'In Bedingungen suchen',
  which: 'Zeigen',
  kinds: {
    all: 'Alles',
    answers: 'Bedingungen zu Antworten',
    link: 'Bedingungen zum Link',
    carried: 'Übernommene Optionen',
    problems: 'Mit Problemen',
  },
  shownOf: (shown, all) =>
    shown === all ? counted(all, { one: 'Eintrag', other: 'Einträge' }) : `${shown} von ${all} Einträgen`,
  who: 'Frage oder Konzept',
  shownWhenColumn: 'Gezeigt, wenn',
  problemsColumn: 'Probleme',
  sortBy: (column) => `Sortieren nach ${column}`,
  inGuideOf: (name) => `Im Leitfaden zeigen: ${name}`,
  conditionsOf: 'Bedingungen',
  noConditions:
    'Keine Frage hat eine Bedingung. Um eine Bedingung hinzuzufügen, wählen Sie im Leitfaden eine Frage aus.',
  toGuide: 'Zum Leitfaden',
  nothingMatches: 'Kein Eintrag passt zum Filter.',
  showAll: 'Alle Einträge zeigen',
  chooseRow: 'Wählen Sie einen Eintrag aus, um seine Bedingungen hier zu ändern.',
  isConcept: (block) => `Konzept in ${block}`,

  mapName: 'Karte der Abhängigkeiten',
  mapHint:
    'Eine Linie führt zu dem, was von einem Teil abhängt, eine gestrichelte zu der Frage, die seine Optionen übernimmt. Die Tabelle zeigt dasselbe in Worten.',
  mapNothing: 'Noch hängt keine Frage von einer anderen oder vom Link ab.',
  mapBounded: (shown, all, isNear) =>
    isNear
      ? `Die ${shown} Teile, die dem ausgewählten am nächsten sind, von ${all}, die voneinander abhängen.`
      : `Die ersten ${shown} von ${all} Teilen, die voneinander abhängen.`,
  mapMore: (count) => `${count} zeigen`,
  mapLess: (count, isNear) => `Nur die ${isNear ? `${count} nächsten` : `ersten ${count}`} zeigen`,
  mapWhole: (count) => `${count} Teile, die voneinander abhängen.`,
  mapPart: (name, sources, users) =>
    `${name}; hängt von ${sources} ab, ${counted(users, { one: 'hängt', other: 'hängen' })} davon ab`,
  mapParameter: (name, users) =>
    `Link-Parameter ${name}; ${counted(users, { one: 'hängt', other: 'hängen' })} davon ab`,
  linkParameter: (name) => `dem Link-Parameter ${name}`,
  mapLine: (user, source) => `„${user}“ hängt ab von ${source}`,
  mapKeys: 'Mit Eingabe- oder Leertaste auswählen.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitMap: 'Ganze Karte zeigen',
};
