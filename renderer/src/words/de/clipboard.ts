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
        ? `Ergibt ${counted('item', questions)}.`
        : `Ergibt ${counted('item', questions)} in ${blocks === 1 ? '1 Block' : `${blocks} Blöcken`}.`,
    several: 'Mehrere Antworten',
    more: (count) => `Und ${count === 1 ? '1 weitere Frage' : `${count} weitere Fragen`}.`,
    moreAnswers: (count) => `und ${count} weitere`,
    remarksTitle: (count) => (count === 1 ? 'Prüfen Sie 1 Zeile:' : `Prüfen Sie ${count} Zeilen:`),
    remarks: {
      unknownTag: (line, text) =>
        `Zeile ${line}: Das Wort in Klammern ist kein bekannter Typ und bleibt im Text: „${text}“`,
      routing: (line, text) =>
        `Zeile ${line}: Bedingungen werden nicht aus Text gelesen. Setzen Sie sie im Leitfaden: „${text}“`,
      routingLine: (line, text) =>
        `Zeile ${line}: weggelassen, weil Bedingungen nicht aus Text gelesen werden. Setzen Sie sie im Leitfaden: „${text}“`,
      notAQuestion: (line, text) =>
        `Zeile ${line}: Daraus wurde eine offene Frage. Wenn sie nur gelesen werden soll, ergänzen Sie [hinweistext]: „${text}“`,
      looseRow: (line, text) => `Zeile ${line}: Eine Matrixzeile ohne Frage wurde zu einer Frage: „${text}“`,
      emptyBlock: (line, text) => `Zeile ${line}: Ein Block ohne Fragen bekommt eine leere Frage: „${text}“`,
      notInScreener: (line, text) =>
        `Zeile ${line}: Ein Screener kann nur Auswahlfragen enthalten, und diese Frage hat einen anderen Typ: „${text}“`,
    },
    insert: (questions, blocks) => (questions + blocks === 0 ? 'Einfügen' : `${counted('item', questions)} einfügen`),
    begin: (questions) =>
      questions === 0 ? 'Leitfaden anlegen' : `Leitfaden mit ${counted('item', questions)} anlegen`,
    cancel: 'Abbrechen',
  },
  needed: {
    title: 'Die Fragen mit einfügen, von denen sie abhängen?',
    description: (count) =>
      `Was Sie einfügen, hängt von ${count === 1 ? 'einer Frage' : `${count} Fragen`} ab, die es in diesem Leitfaden nicht gibt. Ohne sie fallen die Bedingungen dazu weg, und übernommene Optionen werden zu eigenen der Frage.`,
    cancel: 'Abbrechen',
    without: 'Ohne sie einfügen',
    along: (count) => (count === 1 ? 'Frage mit einfügen' : 'Fragen mit einfügen'),
  },
  noPlace: (kind) => `Sie haben ${counted(kind, 2).slice(2)} kopiert. Hier lassen sie sich nicht einfügen.`,
  noPlaceNext: (kind) => `Wählen Sie zuerst ${holders[kind] ?? 'einen Block'} aus und fügen Sie dann noch einmal ein.`,
};
