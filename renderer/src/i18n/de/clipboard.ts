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
const countedParts = (kind: string, count: number): string =>
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
  questionnaire: {
    title: 'Fragebogen einfügen',
    goesBehind: (name) =>
      name === null ? 'Er wird am Ende des Leitfadens eingefügt.' : `Er wird nach „${name}“ eingefügt.`,
    becomesGuide: 'Daraus wird ein neuer Leitfaden.',
    text: 'Fragebogen',
    hint: 'Schreiben Sie eine Frage pro Zeile und ihre Optionen darunter, jede mit - oder eingerückt. # beginnt einen Block, > ist eine Zeile einer Matrix. [rangfolge], [matrix], [maxdiff], [mehrere], [offen] oder [hinweistext] nach einer Frage legt ihren Typ fest.',
    example: '# Gewohnheiten\nWie oft kochen Sie?\n- Jeden Tag\n- Manchmal\nErzählen Sie von Ihrer letzten Mahlzeit.',
    fromClipboard: 'Aus der Zwischenablage einfügen',
    mayNotRead: 'Diese Seite darf die Zwischenablage nicht lesen.',
    pasteHere: 'Drücken Sie Strg+V (auf dem Mac ⌘V) im Feld darunter.',
    tooLong: 'Dieser Text hat mehr als 4 Millionen Zeichen.',
    tooLongNext: 'Fügen Sie ihn in mehreren Teilen ein.',
    preview: 'Was daraus wird',
    nothingYet: 'Das Ergebnis wird hier gezeigt.',
    becomes: (questions, blocks) =>
      blocks === 0
        ? `Ergibt ${countedParts('item', questions)}.`
        : `Ergibt ${countedParts('item', questions)} in ${counted(blocks, { one: 'Block', other: 'Blöcken' })}.`,
    several: 'Mehrere Antworten',
    more: (count) => `Und ${counted(count, { one: 'weitere Frage', other: 'weitere Fragen' })}.`,
    moreAnswers: (count) => `und ${count} weitere`,
    remarksTitle: (count) => plural(count, { one: 'Prüfen Sie 1 Zeile:', other: `Prüfen Sie ${count} Zeilen:` }),
    insert: (questions, blocks) =>
      questions + blocks === 0 ? 'Einfügen' : `${countedParts('item', questions)} einfügen`,
    begin: (questions) =>
      questions === 0 ? 'Leitfaden anlegen' : `Leitfaden mit ${countedParts('item', questions)} anlegen`,
    cancel: 'Abbrechen',
  },
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
