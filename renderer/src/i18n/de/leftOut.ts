import { type PluralForms, pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted, plural } = pluralsOf('de');

const kinds: Readonly<Record<string, PluralForms>> = {
  block: { one: 'Block', other: 'Blöcke' },
  item: { one: 'Frage', other: 'Fragen' },
  concept: { one: 'Konzept', other: 'Konzepte' },
  criterion: { one: 'Bedingung', other: 'Bedingungen' },
  option: { one: 'Option', other: 'Optionen' },
  row: { one: 'Zeile', other: 'Zeilen' },
  media: { one: 'Medium', other: 'Medien' },
};

export const leftOut: Words['leftOut'] = {
  all: (what) => `Weggelassen: ${what}.`,
  parts: (kind, count, names) => `${counted(count, kinds[kind] ?? { other: kind })} (${names})`,
  carried: (names) => `aus ${names} übernommene Optionen`,
  choices: (count, names) => `${count} Auswahl${plural(count, { one: '', other: 'en' })} in Bedingungen (${names})`,
  setting: (label) => `„${label}“`,
  quoted: (text) => `„${text}“`,
  more: (count) => `und ${count} weitere`,
};
