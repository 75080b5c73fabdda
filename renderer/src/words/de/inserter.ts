import type { Words } from '../en/index.ts';

export const inserter: Words['inserter'] = {
  convert: 'Diese Frage wird',
  add: 'Frage oder Block hinzufügen',
  filter: 'Art der Frage',
  hint: 'Tippen sucht, Enter wählt',
  nothing: (text) => `Keine Art heißt „${text}“.`,
};
