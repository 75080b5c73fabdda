import type { Words } from '../en/index.ts';

export const writing: Words['writing'] = {
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles in dieser Liste auswählen',
  find: 'Suchen …',
  replace: 'Suchen und Ersetzen …',
  pasteQuestionnaire: 'Fragebogen einfügen …',
  searchOutline: 'Gliederung durchsuchen',
  saveToLibrary: 'Für andere Leitfäden speichern …',
  insertHere: 'Frage …',
  fromLibrary: 'Aus einem anderen Leitfaden …',
};
