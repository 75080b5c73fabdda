import type { Words } from '../en/index.ts';

const kinds: Readonly<Record<string, readonly [string, string]>> = {
  block: ['Block', 'Blöcke'],
  concept: ['Konzept', 'Konzepte'],
  item: ['Frage', 'Fragen'],
  option: ['Option', 'Optionen'],
  row: ['Zeile', 'Zeilen'],
  media: ['Medium', 'Medien'],
};
const counted = (kind: string, count: number): string => {
  const [one, many] = kinds[kind] ?? ['Teil', 'Teile'];
  return `${count} ${count === 1 ? one : many}`;
};
const holders: Readonly<Record<string, string>> = {
  concept: 'einen Konzeptblock',
  option: 'eine Frage mit Optionen',
  row: 'eine Matrix',
  media: 'eine Frage oder ein Konzept',
};

export const clipboard: Words['clipboard'] = {
  copied: (kind, count) => `${counted(kind, count)} kopiert.`,
  pasted: (kind, count, dropped) =>
    `${counted(kind, count)} eingefügt.${
      dropped === 0
        ? ''
        : ` ${dropped === 1 ? '1 Verweis' : `${dropped} Verweise`} auf etwas, das es in diesem Leitfaden nicht gibt, ${dropped === 1 ? 'wurde' : 'wurden'} weggelassen.`
    }`,
  pastedOptions: (count) => `${counted('option', count)} eingefügt.`,
  pastedRows: (count) => `${counted('row', count)} eingefügt.`,
  neededBlock: 'Frühere Fragen',
  needed: {
    title: 'Die Fragen mit einfügen, von denen sie abhängen?',
    description: (count) =>
      `Was Sie einfügen, hängt von ${count === 1 ? 'einer Frage' : `${count} Fragen`} ab, die es in diesem Leitfaden nicht gibt. Ohne sie fallen die Bedingungen dazu weg, und übernommene Optionen werden zu eigenen der Frage.`,
    cancel: 'Abbrechen',
    without: 'Ohne sie einfügen',
    along: () => 'Mit einfügen',
  },
  noPlace: (kind) => `Sie haben ${counted(kind, 2).slice(2)} kopiert. Sie lassen sich hier nicht einfügen.`,
  noPlaceNext: (kind) => `Wählen Sie zuerst ${holders[kind] ?? 'einen Block'} aus und fügen Sie dann noch einmal ein.`,
};
