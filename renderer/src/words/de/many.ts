import type { Words } from '../en/index.ts';

const kinds: Readonly<Record<string, string>> = {
  block: 'Blöcke',
  concept: 'Konzepte',
  item: 'Fragen',
  option: 'Antworten',
  row: 'Zeilen',
};

export const many: Words['many'] = {
  count: (kind, count) => `${count} ${kinds[kind] ?? 'Teile'} ausgewählt`,
  explained: 'Was Sie hier ändern, ändert sich in allen zugleich, als ein Schritt.',
  mixed: 'Verschiedene Werte',
  on: 'Ja',
  off: 'Nein',
  unset: 'Nicht gesetzt',
  type: 'Art',
  followUp: 'Nachfragen',
  followUps: { none: 'Keine', light: 'Wenige', medium: 'Einige', heavy: 'Viele' },
  preferredInput: 'Bevorzugte Eingabe',
  inputs: { text: 'Text', voice: 'Sprache', screenRecording: 'Bildschirmaufnahme', none: 'Keine' },
  multiSelect: 'Mehrere Antworten',
  randomize: 'Antworten in zufälliger Reihenfolge',
  custom: 'Eigene Antwort möglich',
  pinned: 'Letzte Antwort bleibt am Ende',
  status: 'Status im Screener',
  statuses: { approve: 'Nimmt teil', reject: 'Scheidet aus', neutral: 'Neutral' },
  duplicate: 'Duplizieren',
  remove: 'Löschen',
  nothingShared:
    'Sie haben keine Einstellungen gemeinsam. Sie lassen sich zusammen verschieben, duplizieren und löschen.',
};
