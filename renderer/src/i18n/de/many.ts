import type { Words } from '../en/index.ts';

const kinds: Readonly<Record<string, string>> = {
  block: 'Blöcke',
  concept: 'Konzepte',
  item: 'Fragen',
  option: 'Optionen',
  row: 'Zeilen',
};

export const many: Words['many'] = {
  count: (kind, count) => `${count} ${kinds[kind] ?? 'Teile'} ausgewählt`,
  explained: 'Änderungen hier gelten für alle, als ein Schritt.',
  mixed: 'Verschiedene Werte',
  on: 'Ja',
  off: 'Nein',
  unset: 'Nicht festgelegt',
  nothingShared:
    'Sie haben keine Einstellungen gemeinsam. Sie lassen sich zusammen verschieben, duplizieren und löschen.',
};
