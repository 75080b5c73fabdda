import { type PluralForms, pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted, plural } = pluralsOf('de');

const kinds: Readonly<Record<string, PluralForms>> = {
  block: { one: 'Block', other: 'Blöcke' },
  concept: { one: 'Konzept', other: 'Konzepte' },
  item: { one: 'Frage', other: 'Fragen' },
  option: { one: 'Option', other: 'Optionen' },
  row: { one: 'Zeile', other: 'Zeilen' },
  media: { one: 'Medium', other: 'Medien' },
};
export const countedParts = (kind: string, count: number): string =>
  counted(count, kinds[kind] ?? { one: 'Teil', other: 'Teile' });
const holders: Readonly<Record<string, string>> = {
  concept: 'einen Konzeptblock',
  option: 'eine Frage mit Optionen',
  row: 'eine Matrix',
  media: 'eine Frage oder ein Konzept',
};

export const clipboard: Words['clipboard'] = {
  copied: (kind, count) => `${countedParts(kind, count)} kopiert.`,
  pasted: (kind, count, dropped) =>
    `${countedParts(kind, count)} eingefügt.${
      dropped === 0
        ? ''
        : ` ${counted(dropped, { one: 'Verweis', other: 'Verweise' })} auf etwas, das es in diesem Leitfaden nicht gibt, ${plural(dropped, { one: 'wurde', other: 'wurden' })} weggelassen.`
    }`,
  pastedOptions: (count) => `${countedParts('option', count)} eingefügt.`,
  pastedRows: (count) => `${countedParts('row', count)} eingefügt.`,
  neededBlock: 'Frühere Fragen',
  nothingToPaste: 'Die Zwischenablage enthält nichts, was hier eingefügt werden kann.',
  needed: {
    title: 'Die Fragen mit einfügen, von denen sie abhängen?',
    description: (count) =>
      `Was Sie einfügen, hängt von ${plural(count, { one: 'einer Frage', other: `${count} Fragen` })} ab, die es in diesem Leitfaden nicht gibt. Ohne sie fallen die Bedingungen dazu weg, und übernommene Optionen werden zu eigenen der Frage.`,
    cancel: 'Abbrechen',
    without: 'Ohne sie einfügen',
    along: (count) => plural(count, { one: 'Frage mit einfügen', other: 'Fragen mit einfügen' }),
  },
  noPlace: (kind) => `Sie haben ${countedParts(kind, 2).slice(2)} kopiert. Hier lassen sie sich nicht einfügen.`,
  noPlaceNext: (kind) => `Wählen Sie zuerst ${holders[kind] ?? 'einen Block'} aus und fügen Sie dann noch einmal ein.`,
};
