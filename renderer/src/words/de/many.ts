import type { Words } from '../en/index.ts';

const kinds: Readonly<Record<string, string>> = {
  block: 'Blöcke',
  concept: 'Konzepte',
  item: 'Fragen',
  option: 'Antworten',
  row: 'Zeilen',
  nothingShared:
    'Sie haben keine Einstellungen gemeinsam. Sie lassen sich zusammen verschieben, duplizieren und löschen.',
};

export const many: Words['many'] = {
  count: (kind, count) => `${count} ${kinds[kind] ?? 'Teile'} ausgewählt`,
  explained: 'Was Sie hier ändern, ändert sich in allen zugleich, als ein Schritt.',
  mixed: 'Verschiedene Werte',
  on: 'Ja',
  off: 'Nein',
  unset: 'Nicht gesetzt',
  nothingShared:
    'Sie haben keine Einstellungen gemeinsam. Sie lassen sich zusammen verschieben, duplizieren und löschen.',
};
