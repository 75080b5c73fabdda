import type { Words } from '../en/index.ts';

const kinds: Readonly<Record<string, readonly [string, string]>> = {
  block: ['Block', 'Blöcke'],
  concept: ['Konzept', 'Konzepte'],
  item: ['Frage', 'Fragen'],
  option: ['Antwort', 'Antworten'],
  row: ['Zeile', 'Zeilen'],
  media: ['Medium', 'Medien'],
};
const counted = (kind: string, count: number): string => {
  const [one, many] = kinds[kind] ?? ['Teil', 'Teile'];
  return `${count} ${count === 1 ? one : many}`;
};
const holders: Readonly<Record<string, string>> = {
  concept: 'einen Konzeptblock',
  option: 'eine Frage mit Antworten',
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
  neededBlock: 'Vorher gefragt',
  needed: {
    title: 'Mitnehmen, wovon sie abhängen?',
    description: (count) =>
      `Was Sie einfügen, hängt von ${count === 1 ? 'einer Frage' : `${count} Fragen`} ab, die es in diesem Leitfaden nicht gibt. Ohne sie werden die Bedingungen weggelassen, die danach fragen, und übernommene Antworten werden eigene der Frage.`,
    cancel: 'Abbrechen',
    without: 'Ohne sie einfügen',
    along: () => 'Mitnehmen',
  },
  noPlace: (kind) => `Sie haben ${counted(kind, 2).slice(2)} kopiert; dafür ist hier kein Platz.`,
  noPlaceNext: (kind) => `Wählen Sie zuerst ${holders[kind] ?? 'einen Block'} aus und fügen Sie dann noch einmal ein.`,
};
