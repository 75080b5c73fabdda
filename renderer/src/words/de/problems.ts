import { pluralsOf } from '@guide-studio/guide-core';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

const countedFindings: Words['problems']['counted'] = {
  error: (count) => counted(count, { one: 'Problem', other: 'Probleme' }),
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
  summary: (errors, advice, isOther) =>
    [errors > 0 && countedFindings.error(errors), advice > 0 && countedFindings.warning(advice)]
      .filter(Boolean)
      .join(', ') ||
    (isOther
      ? 'Im Leitfaden selbst gibt es keine Fehler'
      : 'Keine Probleme: Dieser Leitfaden kann veröffentlicht werden'),
  noProblems: 'Keine Probleme.',
  filter: 'Zeigen',
  filters: {
    all: (count) => `Alle ${count}`,
    error: (count) => `Probleme ${count}`,
    warning: (count) => `Hinweise ${count}`,
  },
  severities: { error: 'Fehler', warning: 'Hinweis' },
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
};
