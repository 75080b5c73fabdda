import type { Words } from '../en/index.ts';

export const inserter: Words['inserter'] = {
  convert: 'Diese Frage umwandeln in',
  add: 'Frage oder Block hinzufügen',
  filter: 'Art der Frage',
  hint: 'Tippen sucht, Eingabe wählt',
  nothing: (text) => `Keine passende Art für „${text}“.`,
};
