import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

const countedFindings: Words['problems']['counted'] = {
  error: (count) => counted(count, { one: 'Problem', other: 'Probleme' }),
  serious: (count) => counted(count, { one: 'Warnung', other: 'Warnungen' }),
  warning: (count) => counted(count, { one: 'Hinweis', other: 'Hinweise' }),
};

const parts: Readonly<Record<string, string>> = {
  concept: 'Konzept',
  option: 'Option',
  row: 'Zeile',
  criterion: 'Bedingung',
  media: 'Medium',
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
  summary: ({ error, serious, warning }, isOther) =>
    [
      ...(error > 0 ? [countedFindings.error(error)] : []),
      ...(serious > 0 ? [countedFindings.serious(serious)] : []),
      ...(warning > 0 ? [countedFindings.warning(warning)] : []),
    ].join(', ') ||
    (isOther
      ? 'Im Leitfaden selbst gibt es keine Fehler'
      : 'Keine Probleme: Dieser Leitfaden kann veröffentlicht werden'),
  noProblems: 'Keine Probleme.',
  filter: 'Zeigen',
  filters: {
    all: (count) => `Alle ${count}`,
    error: (count) => `Probleme ${count}`,
    serious: (count) => `Warnungen ${count}`,
    warning: (count) => `Hinweise ${count}`,
    off: (count) => `Ausgeschaltet ${count}`,
  },
  severities: { error: 'Fehler', serious: 'Warnung', warning: 'Hinweis' },
  counted: countedFindings,
  studySettings: 'Studieneinstellungen',
  untitledBlock: 'Block ohne Titel',
  question: (number) => `Frage ${number}`,
  part: (kind, number) => `${parts[kind] ?? 'Teil'} ${number}`,
  fixAll: (count) => `Alle ${count} beheben`,
  removeAll: (kind) => `Alle diese ${severalParts[kind] ?? 'Teile'} entfernen`,
  height: 'Höhe der Probleme',
  resetHeight: 'Doppelklick setzt die Höhe zurück',
  otherFixes: 'Andere Lösungen',
  more: 'Mehr',
  turnOff: 'Hier ausschalten …',
  turnOn: 'Einschalten',
  turnedOn: 'Wieder eingeschaltet',
  showComment: 'Kommentar zeigen',
  switchedOff: (count) => `${count} ausgeschaltet`,
  offBySettings: (file) => `Ausgeschaltet durch ${file}`,
  offByComment: (reason) => (reason === '' ? 'Durch einen Kommentar ausgeschaltet' : `Ausgeschaltet: ${reason}`),
  settingsIgnored: 'Die Einstellungen des Ordners schalten nichts aus.',
  moreFaults: (count) =>
    `${counted(count, { one: 'weiterer Fehler', other: 'weitere Fehler' })}: guide validate führt alle auf.`,
  checkSettings: 'Ordnereinstellungen prüfen',
  seeWhy: 'Grund zeigen',
  whatIsThis: 'Was ist das?',
  older: 'Vor den letzten Änderungen',
};
