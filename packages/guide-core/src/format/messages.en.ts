import { pluralsOf } from '../plurals/plurals.ts';
import type { TextWords } from './messages.types.ts';

const { number } = pluralsOf('en');

const file: TextWords['file'] = {
  empty: () => 'The file is empty. Open another copy, or start a new guide.',
  tooLarge: ({ maximum }) =>
    `The file is larger than ${Math.floor(Number(maximum) / 1024 / 1024)} MB, the limit for a guide. Check that it is the right file.`,
  tooDeep: () => 'The nesting is deeper than 64 levels, the limit for a guide. Check that it is the right file.',
  zeroFilled: () =>
    'From here on, the file contains only zero bytes, probably because of a crash or a full disk. Restore it from a backup or an earlier version.',
  otherFileType: ({ type }) => `This is a ${text(type)}, not a guide file. Choose a file that ends in .guide.json.`,
  otherEncoding: ({ encoding }) =>
    `The file is encoded as ${text(encoding)}. Save it as UTF-8 in the program that wrote it, then open it again.`,
  brokenUtf8: ({ likely }) =>
    `This byte is not valid UTF-8${likely === undefined ? '' : `; the file is probably ${text(likely)}`}. Save it as UTF-8 in the program that wrote it, then open it again.`,
  conflictMarkers: () =>
    'This is a conflict marker of a version control system. Choose one of the two versions, delete the marker lines, and open the file again.',
  unexpectedEnd: ({ inside, expected }) =>
    `The file ends in the middle${inside === undefined ? '' : ` of a ${text(inside)}`}${wanted(expected)}. It is probably cut off; restore it from a backup or an earlier version.`,
  unexpectedText: ({ found, expected }) => `Found ${shown(found)}${wanted(expected)}. Correct it.`,
  trailingComma: () => 'There is a comma after the last entry. Delete it.',
  missingComma: ({ found }) => `A comma is missing before ${shown(found)}. Add it.`,
  comment: () => 'JSON has no comments. Delete this one.',
  quotes: ({ found }) => `Found ${shown(found)} where a text begins. JSON uses straight double quotes; replace it.`,
  badNumber: ({ found }) => `${shown(found)} is not a number that JSON allows. Write it like 42 or 0.5.`,
  badEscape: ({ escape }) => `${shown(escape)} is not an escape that JSON knows. Write a backslash itself as two.`,
  controlCharacter: ({ character }) =>
    character === 10 || character === 13
      ? 'A text continues past the end of the line. Close it with a double quote, or write the line break as \\n.'
      : `A text contains a control character (code ${text(character)}). Delete it, or write a tab as \\t.`,
  textAfterEnd: ({ found }) => `The guide ends before this, but ${shown(found)} follows. Delete what follows.`,
  notAnObject: ({ found }) =>
    `A guide file must contain one object in braces, but this is ${found === 'null' ? 'null' : `a JSON ${text(found)}`}. Check that it is the right file.`,
  duplicateKey: ({ key }) =>
    `${shown(key)} appears twice in the same object. Saving would keep only the last one. Delete one of the two.`,
  numberChanges: ({ written, becomes }) =>
    `The number ${text(written)} would be saved as ${text(becomes)}. Use a number that can be stored exactly.`,
  moreLosses: ({ listed }) =>
    `There are more problems than the ${number(Number(listed))} listed. Fix those first, then check again.`,
};

/** Returns what was expected, as the end of a sentence. */
export function wanted(expected: unknown): string {
  const name = expectedNames[String(expected)];
  return name === undefined ? '' : ` where ${name} was expected`;
}

const expectedNames: Readonly<Record<string, string>> = {
  value: 'a value',
  name: 'a property name in double quotes',
  colon: 'a colon',
  commaOrBrace: 'a comma or a closing brace',
  commaOrBracket: 'a comma or a closing bracket',
};

/** Returns a parameter of a finding as text. */
export function text(value: unknown): string {
  return String(value);
}

/** Returns a part of a text in quotes. Invisible characters are named by their code point. */
export function shown(value: unknown): string {
  const written = String(value);
  const point = written.codePointAt(0) ?? 0;
  const isInvisible = written.length <= 2 && /^[\p{C}\p{Z}]$/u.test(written);
  return isInvisible ? `the character U+${point.toString(16).toUpperCase().padStart(4, '0')}` : `"${written}"`;
}

export const textWords: TextWords = {
  file,
  place: (line, column) => `Line ${line}, column ${column}`,
};
