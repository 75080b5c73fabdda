import { shown, text, textWords, wanted } from './messages.en.ts';
import type { TextWords } from './messages.types.ts';
import type { TextIssue } from './textIssue.ts';

/** The wording where that of a file makes no sense. */
const body: Readonly<Partial<TextWords['file']>> = {
  empty: () => 'The body is empty. Send a JSON object.',
  tooLarge: ({ maximum }) =>
    `The body is larger than ${Math.floor(Number(maximum) / 1024 / 1024)} MB. Send a smaller one.`,
  tooDeep: () => 'The nesting is deeper than 64 levels, the limit for a guide. Send a flatter object.',
  zeroFilled: () => 'From here on, the body contains only zero bytes. Send it again from an undamaged source.',
  otherFileType: ({ type }) => `This is a ${text(type)}, not JSON. Send a JSON object.`,
  otherEncoding: ({ encoding }) => `The body is encoded as ${text(encoding)}. Send it as UTF-8.`,
  brokenUtf8: ({ likely }) =>
    `This byte is not valid UTF-8${likely === undefined ? '' : `; the body is probably ${text(likely)}`}. Send it as UTF-8.`,
  conflictMarkers: () =>
    'This is a conflict marker of a version control system. Choose one of the two versions and delete the marker lines.',
  unexpectedEnd: ({ inside, expected }) =>
    `The body ends in the middle${inside === undefined ? '' : ` of a ${text(inside)}`}${wanted(expected)}. Send all of it.`,
  unexpectedText: ({ found, expected }) => `Found ${shown(found)}${wanted(expected)}. Correct it.`,
  textAfterEnd: ({ found }) => `The object ends before this, but ${shown(found)} follows. Leave out what follows.`,
  notAnObject: ({ found }) =>
    `The body must be one object in braces, but this is ${found === 'null' ? 'null' : `a JSON ${text(found)}`}. Replace it.`,
  duplicateKey: ({ key }) => `${shown(key)} appears twice in the same object. Leave out one of the two.`,
  numberChanges: ({ written, becomes }) =>
    `The number ${text(written)} would be stored as ${text(becomes)}. Use a number that can be stored exactly.`,
};

/**
 * Returns the message of a finding about the body of a request: the place, what was found, and what to do next. Requests
 * are made by programs, so it is in English only.
 */
export function bodyMessageOf({ code, line, column, params = {} }: TextIssue): string {
  const sentence = (body[code] ?? textWords.file[code])(params);
  return line === undefined ? sentence : `${textWords.place(line, column ?? 1)}: ${sentence}`;
}
