import type { Words } from '../en/index.ts';

export const inserter: Words['inserter'] = {
  convert: 'Diese Frage umwandeln in',
  add: 'Frage oder Block hinzufügen',
  filter: 'Fragetyp',
  hint: 'Tippen sucht, Eingabe wählt',
  nothing: (text) => `Kein Typ passt zu „${text}“.`,
};
