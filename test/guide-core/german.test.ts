import { type Issue, messageOf, ruleIds } from '@guide-studio/guide-core';
import { type CommandId, commands, type RefusalCode, refusalMessageOf } from '@guide-studio/guide-core/edit';
import { type TextCode, textMessageOf } from '@guide-studio/guide-core/files';
import { entryName } from '@guide-studio/guide-core/internal';
import { describe, expect, test } from 'vitest';
import { germanFaults, wordingFaults } from './wordingFaults.ts';

type Code = Issue['code'];
type Params = Readonly<Record<string, unknown>>;

const place = ['studyGuide', 1, 'items', 2, 'options', 0, 'status'];

/** Each shape of value with the parameters of its finding. */
const shapes: readonly (readonly [Code, Params])[] = [
  ['invalid_type', { expected: 'string', received: 'missing' }],
  ['invalid_type', { expected: 'array', received: 'null' }],
  ['invalid_type', { reason: 'optionsOrCarryForward', expected: 'array', received: 'missing' }],
  ['invalid_value', { values: ['approve', 'reject'] }],
  ['invalid_value', { values: Array.from({ length: 20 }, (_, at) => `v${at}`) }],
  ['invalid_format', { format: 'guid' }],
  ['invalid_format', { format: 'url' }],
  ['invalid_union', { received: 'missing', values: ['a', 'b'] }],
  ['invalid_union', { values: ['a', 'b'] }],
  ['too_small', { of: 'string' }],
  ['too_small', { of: 'array', minimum: 1 }],
  ['too_small', { of: 'array', minimum: 2 }],
  ['too_small', { of: 'number', minimum: 1 }],
  ['too_small', { of: 'string', minimum: 3 }],
  ['too_big', { of: 'number', maximum: 10 }],
  ['too_big', { of: 'string', maximum: 10 }],
  ['too_big', { of: 'array', maximum: 1 }],
  ['unrecognized_keys', {}],
  ['unrecognized_keys', { didYouMean: 'text' }],
  ['custom', {}],
  ['moreIssues', { listed: 20_000 }],
  ['moreIssues', { reason: 'listsTooLong' }],
];

/** What is wrong with comments that switch off advice. */
const switchParams: readonly (readonly [Code, Params])[] = [
  ['malformedAdviceOff', { meant: 'lookAlikes' }],
  ['malformedAdviceOff', { meant: null }],
  ['unknownAdviceOff', { advice: '', nearest: null, isError: false }],
  ['unknownAdviceOff', { advice: 'lookAlike', nearest: 'lookAlikes', isError: false }],
  ['unknownAdviceOff', { advice: 'brot', nearest: null, isError: false }],
  ['unknownAdviceOff', { advice: 'uniqueExternalIds', nearest: null, isError: true }],
  ['needlessAdviceOff', { advice: 'lookAlikes', onStudy: false }],
  ['needlessAdviceOff', { advice: 'lookAlikes', onStudy: true }],
];

const ruleParams: readonly (readonly [Code, Params])[] = [
  ['screeningPlacement', { reason: 'notFirst' }],
  ['screeningPlacement', { reason: 'moreThanOne' }],
  ['screeningPlacement', { reason: 'itemType', itemType: 'ranking' }],
  ['selectBounds', { reason: 'notTogether', missing: 'minSelect' }],
  ['selectBounds', { reason: 'needsMultiSelect' }],
  ['selectBounds', { reason: 'minAboveMax', minSelect: 3, maxSelect: 2 }],
  ['uniqueExternalIds', { id: 'brot', first: place }],
  ...['unknownItem', 'notEarlier', 'notInEarlierBlock', 'wrongType', 'matrixRowMissing'].flatMap((reason) =>
    ['questionId', 'carryForwardFrom'].flatMap((use) =>
      [true, false].map(
        (self) => ['referencesResolve', { reason, use, self, id: 'brot', sourceType: 'ranking' }] as const,
      ),
    ),
  ),
  ['referencesResolve', { reason: 'unknownItem', use: 'questionId', id: 'brot', names: 'option' }],
  ...['notMultipleChoice', 'notMultiSelect', 'notLast'].map(
    (reason) => ['exclusiveOption', { reason, option: 'Brot' }] as const,
  ),
  ['optionStatus', { reason: 'missing', option: 'Brot' }],
  ['optionStatus', { reason: 'notAllowed', option: 'Brot' }],
  ['conceptSampling', { reason: 'missing', blockType: 'concept' }],
  ['conceptSampling', { reason: 'notAllowed', blockType: 'flat' }],
];

const issues: readonly (readonly [Code, Params])[] = [...shapes, ...switchParams, ...ruleParams];

const refusals: Readonly<Record<RefusalCode, Readonly<Record<string, string | number>>>> = {
  breaksReferences: { count: 2 },
  noSuchNode: {},
  notAllowedHere: { kind: 'item' },
  intoItself: {},
  nothingToDo: {},
  idTaken: { id: 'brot' },
  rowTextTaken: {},
  notLastOption: {},
  notMultiSelect: {},
  minAboveMax: { min: 3, max: 2 },
  notAPossibleSource: {},
  malformedHere: {},
  unknownCommand: { id: 'block.ad' },
  malformedArguments: {},
  sameType: {},
  chainTooLong: {},
  conditionDoesNotFit: { count: 2 },
  skipsNothing: {},
  skipLeavesConcepts: {},
  skipNotSayable: { why: 'ownAnswer' },
};

const texts: Readonly<Record<TextCode, Params>> = {
  empty: {},
  tooLarge: { maximum: 52_428_800 },
  tooDeep: {},
  zeroFilled: {},
  otherFileType: { type: 'PDF' },
  otherEncoding: { encoding: 'UTF-16' },
  brokenUtf8: { likely: 'windows-1252' },
  conflictMarkers: {},
  unexpectedEnd: { inside: 'string', expected: 'value' },
  unexpectedText: { found: 'x', expected: 'commaOrBrace' },
  trailingComma: {},
  missingComma: { found: 'x' },
  comment: {},
  quotes: { found: '“' },
  badNumber: { found: '01' },
  badEscape: { escape: '\\x' },
  controlCharacter: { character: 9 },
  textAfterEnd: { found: '\u00a0' },
  notAnObject: { found: 'array' },
  duplicateKey: { key: 'title' },
  numberChanges: { written: '1e400', becomes: 'null' },
  moreLosses: { listed: 20_000 },
};

const places = [[], ['title'], place, ['studyGuide', 0, 'concepts', 1, 'conditional', 'criteria', 0]];

/** The test of each rule and each advice looks at its own findings. */
describe('German wording', () => {
  test('of every fault of shape and every reason of a rule is a sentence, at every kind of place', () => {
    const faults = issues.flatMap(([code, params]) =>
      places.flatMap((path) => wordingFaults({ severity: 'error', code, path, params })),
    );
    expect(faults).toEqual([]);
    const covered: ReadonlySet<string> = new Set(issues.map(([code]) => code));
    expect(ruleIds.filter((id) => !covered.has(id))).toEqual([]);
  });

  test('names a place in a list', () => {
    const issue: Issue = { severity: 'error', code: 'custom', path: place };
    expect(messageOf(issue, 'de')).toMatch(/^Block 2, Frage 3, Option 1, „status“: /u);
    expect(messageOf(issue)).toMatch(/^Block 2, question 3, option 1, "status": /u);
  });

  test('of every refusal is a sentence', () => {
    const faults = Object.entries(refusals).flatMap(([code, params]) => {
      const refusal = { kind: 'refusal', code: code as RefusalCode, params } as const;
      return germanFaults(refusalMessageOf(refusal, 'de'), refusalMessageOf(refusal));
    });
    expect(faults).toEqual([]);
  });

  test('of every finding about a text is a sentence, with and without its place', () => {
    const faults = Object.entries(texts).flatMap(([code, params]) =>
      [{}, { line: 3, column: 7 }].flatMap((at) => {
        const issue = { code: code as TextCode, params, ...at };
        return germanFaults(textMessageOf(issue, 'de'), textMessageOf(issue));
      }),
    );
    expect(faults).toEqual([]);
  });

  test('of every entry in the history has no gap, and keeps its quotation marks around a name in Hebrew', () => {
    expect(Object.keys(commands).flatMap((command) => entryFaults(command as CommandId))).toEqual([]);
  });
});

const kinds = ['block', 'item', 'option', 'row', 'concept', 'media', 'criterion', 'study'];

/** Returns the names of a history entry with a gap, in English, or with the quotation marks of a name out of place. */
function entryFaults(command: CommandId): readonly string[] {
  return kinds.flatMap((kind) =>
    [1, 3].flatMap((count) => {
      const params = { kind, count, label: 'Brot', type: 'max_diff', from: 'a', to: 'b', on: 1, reason: 'merge' };
      const name = { command, params };
      const german = entryName(name, 'de');
      const hebrew = entryName({ command, params: { ...params, label: 'לחם?' } });
      const isWrong = /undefined|“.*”/u.test(german) || german === entryName(name);
      const isMisplaced = hebrew.replace('\u2068לחם?\u2069', '').includes('לחם');
      return isWrong || isMisplaced ? [`${command}: ${german} / ${hebrew}`] : [];
    }),
  );
}
