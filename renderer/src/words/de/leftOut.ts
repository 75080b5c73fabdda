import type { Words } from '../en/index.ts';

const kinds: Readonly<Record<string, readonly [one: string, many: string]>> = {
  block: ['Block', 'Blöcke'],
  item: ['Frage', 'Fragen'],
  concept: ['Konzept', 'Konzepte'],
  criterion: ['Bedingung', 'Bedingungen'],
  option: ['Option', 'Optionen'],
  row: ['Zeile', 'Zeilen'],
  media: ['Medium', 'Medien'],
};

export const leftOut: Words['leftOut'] = {
  all: (what) => `Weggelassen: ${what}.`,
  parts: (kind, count, names) => `${count} ${kinds[kind]?.[count === 1 ? 0 : 1] ?? kind} (${names})`,
  carried: (names) => `aus ${names} übernommene Optionen`,
  choices: (count, names) => `${count} Auswahl${count === 1 ? '' : 'en'} in Bedingungen (${names})`,
  setting: (label) => `„${label}“`,
  quoted: (text) => `„${text}“`,
  more: (count) => `und ${count} weitere`,
};
