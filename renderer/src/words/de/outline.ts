import type { Words } from '../en/index.ts';

export const outline: Words['outline'] = {
  label: 'Gliederung',
  keys: 'Mit den Pfeiltasten gehen Sie durch den Leitfaden. Die Leertaste greift eine Zeile, um sie zu verschieben. Alt und Pfeiltasten verschieben sie sofort. Umschalt und Pfeiltasten wählen mehrere aus. Der Schrägstrich fügt eine Frage hinzu.',
  empty: 'Leer',
  emptyText: 'Leerer Text',
  block: 'Block',
  kinds: { concept: 'Konzept', option: 'Antwort', row: 'Zeile' },
  hasProblems: ', hat Probleme',
  hasAdvice: ', hat Hinweise',
  holdsSelection: ', die Auswahl ist darin',
  theGuide: 'der Leitfaden',
  grabbed: (name) =>
    `${name} gegriffen. Pfeiltasten verschieben, Bild auf und Bild ab gehen zum nächsten Block, die Leertaste legt ab, Escape lässt alles, wo es war.`,
  stays: (name) => `${name} bleibt, wo es war.`,
  landing: (name, parent, position) => `${name}: ${parent}, Stelle ${position}.`,
  noFurtherPlace: 'Dafür gibt es keine weitere Stelle.',
  movedTo: (place) => `Verschoben nach: ${place}.`,
  place: (parent, position, count) => `${parent}, Stelle ${position} von ${count}`,
  several: (count) => `${count} Teile`,
  selected: (count) => `${count} ausgewählt`,
  search: 'Gliederung durchsuchen',
  found: (count) => (count === 1 ? '1 Stelle gefunden' : `${count} Stellen gefunden`),
  nothingFound: (text) => `„${text}“ steht nirgends in diesem Leitfaden.`,
  clearSearch: 'Suche leeren',
  wouldBring: (problem) => `Das brächte ein Problem: ${problem}`,
};
