import {
  adviceIds,
  type CommandId,
  commands,
  type Issue,
  messageOf,
  entryName,
  type RefusalCode,
  refusalMessageOf,
  ruleIds,
  sentenceOf,
  type TextCode,
  textMessageOf,
} from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';

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

const knownParams: Params = {
  choice: 'a',
  questionId: 'b',
  row: 'c',
  subsampleCount: 3,
  concepts: 2,
  maxSelect: 5,
  options: 4,
  text: 'Brot',
  first: 0,
  source: 'd',
  other: 'e',
  of: 'id',
  parameter: 'p',
  value: 'f',
  others: 2,
};

/** Parameters for any finding: numbers, unless real ones are known. The test of the finding has real ones. */
const adviceParams: Params = new Proxy(knownParams, {
  get: (known, name) => (Object.hasOwn(known, name) ? known[String(name)] : 3),
});

const issues: readonly (readonly [Code, Params])[] = [
  ...shapes,
  ...ruleParams,
  ...ruleIds.filter((id) => !ruleParams.some(([code]) => code === id)).map((code) => [code, adviceParams] as const),
  ...adviceIds.map((code) => [code, adviceParams] as const),
  ['unknownChoice', { ...adviceParams, looksLike: 'a' }],
];

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
  malformedArguments: {},
  sameType: {},
  chainTooLong: {},
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

/** A complete German sentence: begins with a capital or a name, ends with a full stop, and has no gap. */
function expectGerman(german: string, english: string): void {
  expect(german).toMatch(/^[\p{Lu}\d„].*[.…]$/su);
  expect(german).not.toMatch(/undefined|\[object|NaN|“.*”|!$/u);
  expect(german).not.toBe(english);
}

describe('German wording', () => {
  test.each(issues)('of %s %j', (code, params) => {
    for (const path of [[], ['title'], place, ['studyGuide', 0, 'concepts', 1, 'conditional', 'criteria', 0]]) {
      const issue: Issue = { severity: 'error', code, path, params };
      expectGerman(messageOf(issue, 'de'), messageOf(issue));
      expectGerman(sentenceOf(issue, 'de'), sentenceOf(issue));
    }
  });

  test('covers every rule, every advice and every place in a list', () => {
    const covered = new Set(issues.map(([code]) => code));
    for (const id of [...ruleIds, ...adviceIds]) expect(covered).toContain(id);
    const issue: Issue = { severity: 'error', code: 'custom', path: place };
    expect(messageOf(issue, 'de')).toMatch(/^Block 2, Frage 3, Option 1, „status“: /u);
    expect(messageOf(issue)).toMatch(/^Block 2, question 3, option 1, "status": /u);
  });

  test.each(issues)('of %s %j names JSON only to readers of the file, and conditions by their name', (code, params) => {
    for (const language of ['en', 'de'] as const) {
      const issue: Issue = { severity: 'error', code, path: [], params };
      const inWindow = sentenceOf(issue, language);
      expect(inWindow).not.toMatch(/multiSelect|minSelect|maxSelect|exclusiveOption|screenRecording|criteri|Kriteri/iu);
      const inJson = messageOf(issue, language);
      expect(inJson.replaceAll(/ \((?:[a-z]+[A-Z][a-zA-Z]+|or|approve)(?:, [a-zA-Z]+)*\)/gu, '')).toBe(inWindow);
    }
  });

  test.each(Object.entries(refusals))('of the refusal %s', (code, params) => {
    const refusal = { kind: 'refusal', code: code as RefusalCode, params } as const;
    expectGerman(refusalMessageOf(refusal, 'de'), refusalMessageOf(refusal));
  });

  test.each(Object.entries(texts))('of the finding %s about a text', (code, params) => {
    for (const at of [{}, { line: 3, column: 7 }]) {
      const issue = { code: code as TextCode, params, ...at };
      expectGerman(textMessageOf(issue, 'file', 'de'), textMessageOf(issue));
    }
  });

  test.each(Object.keys(commands))('of the entry %s in the history', (command) => {
    const kinds = ['block', 'item', 'option', 'row', 'concept', 'media', 'criterion', 'study'];
    for (const kind of kinds) {
      for (const count of [1, 3]) {
        const params = { kind, count, label: 'Brot', type: 'max_diff', from: 'a', to: 'b', on: 1, reason: 'merge' };
        const name = { command: command as CommandId, params };
        expect(entryName(name, 'de')).not.toMatch(/undefined|“.*”/u);
        expect(entryName(name, 'de')).not.toBe(entryName(name));
        const hebrew = entryName({ ...name, params: { ...params, label: 'לחם?' } });
        expect(hebrew.replace('\u2068לחם?\u2069', ''), 'keeps its quotation marks in place').not.toContain('לחם');
      }
    }
  });
});
