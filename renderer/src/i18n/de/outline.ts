import type { Words } from '../en/index.ts';

export const outline: Words['outline'] = {
  label: 'Gliederung',
  keys: 'Mit den Pfeiltasten gehen Sie durch den Leitfaden. Die Leertaste nimmt eine Zeile auf, um sie zu verschieben. Alt und Pfeiltasten verschieben sie sofort. Umschalt und Pfeiltasten wählen mehrere aus. Der Schrägstrich fügt eine Frage hinzu.',
  empty: 'Leer',
  emptyText: 'Leerer Text',
  block: 'Block',
  kinds: { concept: 'Konzept', option: 'Option', row: 'Zeile' },
  marks: { error: ', hat Probleme', serious: ', hat Warnungen', warning: ', hat Hinweise' },
  holdsSelection: ', die Auswahl ist darin',
  theGuide: 'der Leitfaden',
  grabbed: (name) =>
    `„${name}“ aufgenommen. Pfeiltasten verschieben, Bild auf und Bild ab gehen zum nächsten Block, die Leertaste legt ab, Escape bricht ab.`,
  stays: (name) => `Verschieben abgebrochen. „${name}“ bleibt an seiner Stelle.`,
  landing: (name, parent, position) => `${name}: ${parent}, Stelle ${position}.`,
  noFurtherPlace: 'Es lässt sich nicht weiter verschieben.',
  movedTo: (place) => `Verschoben nach: ${place}.`,
  copiedTo: (place) => `Kopiert nach: ${place}.`,
  place: (parent, position, count) => `${parent}, Stelle ${position} von ${count}`,
  several: (count) => `${count} Teile`,
  selected: (count) => `${count} ausgewählt`,
  search: 'Gliederung durchsuchen',
  found: (count) => `${count} Treffer`,
  nothingFound: (text) => `Keine Treffer für „${text}“.`,
  clearSearch: 'Suche leeren',
  copies: 'Kopie',
  wouldBring: (problem) => `Das würde ein Problem verursachen: ${problem}`,
};
