import type { Words } from '../en/index.ts';

export const library: Words['library'] = {
  title: 'Bibliothek',
  description: 'Blöcke und Fragen, die Sie als Dateien aufheben, um sie in jedem Leitfaden zu verwenden.',
  saveTitle: 'In der Bibliothek speichern',
  name: 'Name',
  nameNeeded: 'Geben Sie einen Namen ein.',
  save: 'In der Bibliothek speichern',
  insert: 'Einfügen',
  remove: 'Aus der Bibliothek löschen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  empty:
    'In Ihrer Bibliothek ist noch nichts. Wählen Sie Blöcke oder Fragen aus und im Menü „Bearbeiten“ dann „In der Bibliothek speichern…“.',
  loading: 'Die Bibliothek wird gelesen…',
  saved: (name) => `${name} ist in Ihrer Bibliothek.`,
  removed: (name) => `${name} ist nicht mehr in Ihrer Bibliothek.`,
  unreadable: (name) => `${name} lässt sich nicht als Teil eines Leitfadens lesen. Die Datei bleibt, wie sie ist.`,
};
