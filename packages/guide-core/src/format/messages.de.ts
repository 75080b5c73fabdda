import { pluralsOf } from '../plurals/plurals.ts';
import type { TextWords } from './messages.types.ts';

const { number } = pluralsOf('de');

const file: TextWords['file'] = {
  empty: () => 'Die Datei ist leer. Öffnen Sie eine andere Kopie, oder beginnen Sie einen neuen Leitfaden.',
  tooLarge: ({ maximum }) =>
    `Die Datei ist größer als ${Math.floor(Number(maximum) / 1024 / 1024)} MB; mehr darf ein Leitfaden nicht haben. Prüfen Sie, ob es die richtige Datei ist.`,
  tooDeep: () =>
    'Die Verschachtelung ist tiefer als 64 Ebenen; mehr darf ein Leitfaden nicht haben. Prüfen Sie, ob es die richtige Datei ist.',
  zeroFilled: () =>
    'Ab hier enthält die Datei nur Nullbytes, wahrscheinlich nach einem Absturz oder weil der Datenträger voll war. Stellen Sie sie aus einer Sicherung oder einer früheren Fassung wieder her.',
  otherFileType: ({ type }) =>
    `Das ist keine Leitfaden-Datei, sondern: ${text(type)}. Wählen Sie eine Datei, die auf .guide.json endet.`,
  otherEncoding: ({ encoding }) =>
    `Die Datei ist als ${text(encoding)} kodiert. Speichern Sie sie in dem Programm, das sie geschrieben hat, als UTF-8, und öffnen Sie sie dann erneut.`,
  brokenUtf8: ({ likely }) =>
    `Dieses Byte ist kein gültiges UTF-8${likely === undefined ? '' : `; die Datei ist vermutlich ${text(likely)}`}. Speichern Sie sie in dem Programm, das sie geschrieben hat, als UTF-8, und öffnen Sie sie dann erneut.`,
  conflictMarkers: () =>
    'Hier steht die Konfliktmarke einer Versionsverwaltung. Wählen Sie eine der beiden Fassungen, löschen Sie die Zeilen mit den Marken, und öffnen Sie die Datei erneut.',
  unexpectedEnd: ({ inside, expected }) =>
    `Die Datei endet mittendrin${inside === undefined ? '' : ` (in: ${text(inside)})`}${wanted(expected)}. Sie ist vermutlich abgeschnitten; stellen Sie sie aus einer Sicherung oder einer früheren Fassung wieder her.`,
  unexpectedText: ({ found, expected }) => `Hier steht ${shown(found)}${wanted(expected)}. Berichtigen Sie das.`,
  trailingComma: () => 'Nach dem letzten Eintrag steht ein Komma. Löschen Sie es.',
  missingComma: ({ found }) => `Vor ${shown(found)} fehlt ein Komma. Fügen Sie es ein.`,
  comment: () => 'JSON kennt keine Kommentare. Löschen Sie diesen.',
  quotes: ({ found }) =>
    `Wo ein Text beginnt, steht ${shown(found)}. JSON verwendet gerade doppelte Anführungszeichen; ersetzen Sie es.`,
  badNumber: ({ found }) => `${shown(found)} ist keine Zahl, die JSON erlaubt. Schreiben Sie sie wie 42 oder 0.5.`,
  badEscape: ({ escape }) =>
    `${shown(escape)} ist keine Zeichenfolge, die JSON kennt. Schreiben Sie einen umgekehrten Schrägstrich selbst doppelt.`,
  controlCharacter: ({ character }) =>
    character === 10 || character === 13
      ? 'Ein Text läuft über das Zeilenende hinaus. Schließen Sie ihn mit einem doppelten Anführungszeichen, oder schreiben Sie den Zeilenumbruch als \\n.'
      : `Ein Text enthält ein Steuerzeichen (Code ${text(character)}). Löschen Sie es, oder schreiben Sie einen Tabulator als \\t.`,
  textAfterEnd: ({ found }) =>
    `Der Leitfaden endet vor dieser Stelle, aber es folgt noch ${shown(found)}. Löschen Sie, was danach steht.`,
  notAnObject: ({ found }) =>
    `Eine Leitfaden-Datei enthält ein Objekt in geschweiften Klammern, diese aber ${found === 'null' ? 'null' : `etwas anderes (JSON ${text(found)})`}. Prüfen Sie, ob es die richtige Datei ist.`,
  duplicateKey: ({ key }) =>
    `${shown(key)} steht zweimal im selben Objekt; beim Speichern bliebe nur das letzte. Löschen Sie eines davon.`,
  numberChanges: ({ written, becomes }) =>
    `Die Zahl ${text(written)} würde als ${text(becomes)} gespeichert. Schreiben Sie eine Zahl, die erhalten bleibt.`,
  moreLosses: ({ listed }) =>
    `Es gibt mehr Probleme als die ${number(Number(listed))} aufgeführten. Beheben Sie zuerst diese, und prüfen Sie dann erneut.`,
};

function wanted(expected: unknown): string {
  const name = expectedNames[String(expected)];
  return name === undefined ? '' : `, erwartet wird ${name}`;
}

const expectedNames: Readonly<Record<string, string>> = {
  value: 'ein Wert',
  name: 'ein Name in doppelten Anführungszeichen',
  colon: 'ein Doppelpunkt',
  commaOrBrace: 'ein Komma oder eine schließende geschweifte Klammer',
  commaOrBracket: 'ein Komma oder eine schließende eckige Klammer',
};

function text(value: unknown): string {
  return String(value);
}

// Invisible characters are named by their code point.
function shown(value: unknown): string {
  const written = String(value);
  const point = written.codePointAt(0) ?? 0;
  const isInvisible = written.length <= 2 && /^[\p{C}\p{Z}]$/u.test(written);
  return isInvisible ? `das Zeichen U+${point.toString(16).toUpperCase().padStart(4, '0')}` : `„${written}“`;
}

/** German wording of findings about texts. */
export const textWords: TextWords = {
  file,
  place: (line, column) => `Zeile ${line}, Spalte ${column}`,
};
