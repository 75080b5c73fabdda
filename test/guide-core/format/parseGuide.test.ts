import { maximumBytes } from '@guide-studio/guide-core';
import { type TextIssue, parseGuide, textMessageOf } from '@guide-studio/guide-core/files';
import { describe, expect, test } from 'vitest';
import { disturb } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { expectSentence } from '../rules/expectIssues.ts';
import { sized } from '../../size.ts';

type Row = readonly [name: string, text: string, code: string, line?: number, column?: number, params?: object];

function refusal(source: string | Uint8Array): TextIssue {
  const result = parseGuide(source);
  if (result.ok) throw new Error('This was expected to be refused.');
  // The message quotes exactly what was found, even `undefined`.
  expectSentence(textMessageOf(result.issue).replaceAll(String(result.issue.params?.['found']), 'x'));
  return result.issue;
}

const broken: readonly Row[] = [
  ['nothing', '', 'empty'],
  ['only white space', ' \n\t', 'empty'],
  ['a trailing comma', '{\n  "a": 1,\n}', 'trailingComma', 2, 9],
  ['a trailing comma in a list', '{"a": [1,]}', 'trailingComma', 1, 9],
  ['a missing comma', '{"a": 1 "b": 2}', 'missingComma', 1, 9],
  ['a missing colon', '{"a" 1}', 'unexpectedText', 1, 6, { expected: 'colon', found: '1' }],
  ['a line comment', '{\n// x\n}', 'comment', 2, 1],
  ['a block comment', '{"a": /* x */ 1}', 'comment', 1, 7],
  ['single quotes', "{'a': 1}", 'quotes', 1, 2],
  ['typographic quotes', '{“a”: 1}', 'quotes', 1, 2],
  ['a name without quotes', '{a: 1}', 'unexpectedText', 1, 2, { expected: 'name', found: 'a' }],
  ['NaN', '{"a": NaN}', 'badNumber', 1, 7, { found: 'NaN' }],
  ['Infinity', '{"a": -Infinity}', 'badNumber', 1, 7],
  ['hexadecimal', '{"a": 0x1F}', 'badNumber', 1, 7, { found: '0x1F' }],
  ['a leading zero', '{"a": 012}', 'badNumber', 1, 7],
  ['a leading plus', '{"a": +1}', 'badNumber', 1, 7],
  ['a bare point', '{"a": .5}', 'badNumber', 1, 7],
  ['an open point', '{"a": 1.}', 'badNumber', 1, 7],
  ['a word', '{"a": True}', 'unexpectedText', 1, 7, { found: 'True' }],
  ['undefined', '{"a": undefined}', 'unexpectedText', 1, 7],
  ['a line break in a text', '{"a": "x\ny"}', 'controlCharacter', 1, 9, { character: 10 }],
  ['a tab in a text', '{"a": "x\ty"}', 'controlCharacter', 1, 9],
  ['an unknown escape', '{"a": "\\x41"}', 'badEscape', 1, 8, { escape: '\\x' }],
  ['a short escape', '{"a": "\\u12"}', 'badEscape', 1, 8],
  ['two documents', '{}\n{}', 'textAfterEnd', 2, 1],
  ['a closing brace too many', '{}}', 'textAfterEnd', 1, 3],
  ['a byte order mark inside', '{"a": \uFEFF1}', 'unexpectedText', 1, 7],
  ['NUL inside', '{"a":\0 1}', 'unexpectedText', 1, 6],
  ['a list', '[{}]', 'notAnObject', 1, 1, { found: 'array' }],
  ['a text', ' "x"', 'notAnObject', 1, 2, { found: 'string' }],
  ['null', 'null', 'notAnObject', 1, 1, { found: 'null' }],
  ['an open object', '{"a": 1', 'unexpectedEnd', 1, 8],
  ['an open text', '{"a": "x', 'unexpectedEnd', 1, 9, { inside: 'string' }],
  ['line ends of every kind', '{\r\n\r"a": 1,\n}', 'trailingComma', 3, 7],
  ['conflict markers', '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> x\n}', 'conflictMarkers', 2, 1],
  ['conflict markers at the top', '<<<<<<< HEAD\n{', 'conflictMarkers', 1, 1],
  ['conflict markers inside a text', '{"a": "x\n=======\ny"}', 'conflictMarkers', 2, 1],
  ['a tail of zeros', `{"a": 1,\n${'\0'.repeat(9)}`, 'zeroFilled', 2, 1, { bytes: 9 }],
];

describe('a text that is no guide', () => {
  for (const [name, text, code, line, column, params] of broken) {
    test(name, () => {
      const issue = refusal(text);
      expect([issue.code, issue.line, issue.column]).toEqual([code, line, column]);
      if (params !== undefined) expect(issue.params).toMatchObject(params);
      expect(refusal(new TextEncoder().encode(text))).toEqual(issue);
    });
  }
});

const depth = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('limits', () => {
  test.each([10, 11, 64])('depth %i is fine', (levels) => expect(parseGuide(depth(levels)).ok).toBe(true));
  test.each([65, 1500, 5000, 200_000])('depth %i is refused at its place', (levels) => {
    expect(refusal(depth(levels))).toEqual({ code: 'tooDeep', line: 1, column: 64 * 5 + 6 - 5 });
    expect(refusal('['.repeat(levels))).toMatchObject({ code: 'tooDeep', line: 1, column: 65 });
  });
  test('more than the largest size is refused without a look inside', () => {
    expect(refusal(new Uint8Array(maximumBytes + 1))).toMatchObject({ code: 'tooLarge' });
  });
});

describe('bytes that are not text', () => {
  const text = '{"title": "Straße"}';
  const utf16 = (isLittle: boolean, units: string): Uint8Array => {
    const bytes = new DataView(new ArrayBuffer(units.length * 2));
    for (let at = 0; at < units.length; at += 1) bytes.setUint16(at * 2, units.charCodeAt(at), isLittle);
    return new Uint8Array(bytes.buffer);
  };
  const latin1 = Uint8Array.from(text, (character) => character.charCodeAt(0));

  test.each([
    ['UTF-16LE with a mark', utf16(true, `\uFEFF${text}`), 'UTF-16LE'],
    ['UTF-16BE with a mark', utf16(false, `\uFEFF${text}`), 'UTF-16BE'],
    ['UTF-16LE without', utf16(true, text), 'UTF-16LE'],
    ['UTF-16BE without', utf16(false, text), 'UTF-16BE'],
    ['UTF-32LE', new Uint8Array([0x7b, 0, 0, 0, 0x7d, 0, 0, 0]), 'UTF-32LE'],
    ['UTF-32BE', new Uint8Array([0, 0, 0, 0x7b, 0, 0, 0, 0x7d]), 'UTF-32BE'],
  ])('%s', (_name, bytes, encoding) => {
    expect(refusal(bytes)).toEqual({ code: 'otherEncoding', params: { encoding } });
  });

  test('Latin-1 is guessed, with the place of its first letter', () => {
    expect(refusal(latin1)).toEqual({
      code: 'brokenUtf8',
      line: 1,
      column: 16,
      params: { byte: 0xdf, likely: 'Latin-1 or Windows-1252' },
    });
  });
  test.each([
    ['overlong', [0xc0, 0xaf]],
    ['overlong in three', [0xe0, 0x80, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['a stray continuation', [0x80]],
    ['a byte that never occurs', [0xff]],
    ['an interrupted character', [0xe2, 0x82, 0x22]],
  ])('broken UTF-8: %s', (_name, bytes) => {
    const start = [...new TextEncoder().encode('{\n"a": "ü')];
    expect(refusal(new Uint8Array([...start, ...bytes, 0x22, 0x7d]))).toMatchObject({
      code: 'brokenUtf8',
      line: 2,
      column: 8,
    });
  });
  test('a mark of byte order within the text stays, and a character cut off at the end is told as that', () => {
    const read = parseGuide(new TextEncoder().encode('\uFEFF{"title": "\uFEFFü"}'));
    expect(read).toMatchObject({ ok: true, bom: true, value: { title: '\uFEFFü' } });
    const cut = new TextEncoder().encode('{"title": "a😀').subarray(0, -1);
    expect(refusal(cut)).toMatchObject({ code: 'unexpectedEnd', line: 1, column: 13, params: { inside: 'character' } });
  });
  test('zero bytes, probably after a crash', () => {
    expect(refusal(new Uint8Array(44_393))).toEqual({ code: 'zeroFilled', params: { bytes: 44_393 } });
  });
  test.each([
    [[0x89, 0x50, 0x4e, 0x47, 0x0d], 'PNG image'],
    [[0x50, 0x4b, 0x03, 0x04, 0x14], 'ZIP archive'],
    [[0x25, 0x50, 0x44, 0x46, 0x2d], 'PDF document'],
  ])('another kind of file: %j', (bytes, type) => {
    const issue = refusal(new Uint8Array(bytes));
    expect(issue.code).toBe('otherFileType');
    expect(String(issue.params?.['type'])).toContain(type);
  });
  test('a guide cut after any byte is refused, never read in part', () => {
    const whole = new TextEncoder().encode('{"title":"Zoë 🙂","n":[1.5e3,-2,true,null,{"a":"\\u00e9"}]}');
    for (let length = 1; length < whole.length; length += 1) {
      expect(['unexpectedEnd', 'unexpectedText']).toContain(refusal(whole.subarray(0, length)).code);
    }
    expect(parseGuide(whole).ok).toBe(true);
  });
});

describe('what a save would lose', () => {
  const losses = (text: string): readonly (readonly unknown[])[] => {
    const result = parseGuide(text);
    if (!result.ok) throw new Error(result.issue.code);
    for (const loss of result.losses) expectSentence(textMessageOf(loss));
    return result.losses.map(({ code, line, column, params }) => [code, line, column, Object.values(params ?? {})]);
  };
  test('a duplicate name, in any spelling', () => {
    expect(losses('{"a": 1,\n "\\u0061": 2, "b": {"c": 1, "c": 1}}')).toEqual([
      ['duplicateKey', 2, 2, ['a']],
      ['duplicateKey', 2, 29, ['c']],
    ]);
    expect(losses('{"__proto__": 1, "__proto__": 2}')).toEqual([['duplicateKey', 1, 18, ['__proto__']]]);
    expect(losses('{"a": {"b": 1}, "b": {"a": 1}}')).toEqual([]);
  });
  test.each([
    ['1e400', 'null'],
    ['-1e400', 'null'],
    ['1e-400', '0'],
    ['-0', '0'],
    ['-0.0', '0'],
    ['9007199254740993', '9007199254740992'],
    ['0.10000000000000000555', '0.1'],
  ])('%s would be written as %s', (written, becomes) => {
    expect(losses(`{"a": ${written}}`)).toEqual([['numberChanges', 1, 7, [written, becomes]]]);
  });
  test.each([
    '0',
    '3.0',
    '1e2',
    '1E+2',
    '-1.5',
    '0.1',
    '1e308',
    '9007199254740991',
    '100000000000000000000',
    '0e999',
    '5e-324',
  ])('%s survives', (written) => expect(losses(`{"a": ${written}}`)).toEqual([]));
});

describe('hostile texts', () => {
  test('two hundred thousand findings: the first of them each with its place, and where there are more', () => {
    const text = `{\n${Array.from({ length: 100_000 }, () => '"a": 1e400').join(',\n')}\n}`;
    const result = parseGuide(text);
    if (!result.ok) throw new Error(result.issue.code);
    expect(result.losses).toHaveLength(20_001);
    expect(result.losses.at(-2)).toMatchObject({ code: 'duplicateKey', line: 10_002, column: 1 });
    expect(result.losses.at(-1)).toMatchObject({ code: 'moreLosses', line: 10_002, column: 6 });
  });
  test.each([
    ['backslashes', `{"a": "${'\\\\'.repeat(200_000)}"}`],
    ['escaped quotes', `{"a": "${'\\"'.repeat(200_000)}"}`],
    ['a long number', `{"a": 1${'0'.repeat(200_000)}}`],
    ['many names', JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`n${n}`, n])))],
  ])('%s', (_name, text) => expect(parseGuide(text).ok).toBe(true));
});

describe('what is fine', () => {
  test('a byte order mark is noted and not part of the text', () => {
    for (const source of [
      '\uFEFF{"a":1}',
      new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('{"a":1}')]),
    ]) {
      expect(parseGuide(source)).toEqual({ ok: true, value: { a: 1 }, text: '{"a":1}', bom: true, losses: [] });
    }
  });
  test('the name __proto__ is a property and changes nothing else', () => {
    const result = parseGuide('{"__proto__": {"polluted": true}}');
    if (!result.ok) throw new Error(result.issue.code);
    expect(Object.keys(result.value)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(result.value)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
  test('every character of Unicode is decoded as the platform does', () => {
    let all = '';
    for (let point = 0x20; point <= 0x10ffff; point += point < 0x3000 ? 1 : 97) {
      if (point < 0xd800 || point > 0xdfff) all += String.fromCodePoint(point);
    }
    const text = JSON.stringify({ all });
    const result = parseGuide(new TextEncoder().encode(text));
    expect(result.ok && result.text === text).toBe(true);
  });
});

const seeds = Array.from({ length: sized(10, 40, 40) }, (_, at) => 4000 + at);

describe('laws of parsing', () => {
  test.each(seeds)(
    'accepts what JSON.parse accepts, with the same value, and says where when not (seed %i)',
    (seed) => {
      const random = createRandom(seed);
      const whole = JSON.stringify(
        disturb(random, randomGuide(random, { blocks: 1, itemsPerBlock: 3 })),
        null,
        random.int(0, 2),
      );
      for (let round = 0; round < 60; round += 1) {
        const text = damage(random, whole);
        const result = parseGuide(text);
        const value = parsed(text);
        if (result.ok) expect(result.value).toEqual(value);
        else if (value !== undefined) expect(result.issue.code).toBe('notAnObject');
        else if (result.issue.code !== 'empty') expect(result.issue.line).toBeGreaterThan(0);
        if (!result.ok) expectSentence(textMessageOf(result.issue));
      }
    },
  );
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pieces = ['"', '{', '}', '[', ']', ',', ':', '\\', '0', '-', '.', 'e', 'null', ' ', '\n', "'", '\u0001', '1e999'];

function damage(random: ReturnType<typeof createRandom>, text: string): string {
  const at = random.int(0, text.length);
  const end = at + random.int(0, 3);
  return text.slice(0, at) + (random.chance(0.7) ? random.pick(pieces) : '') + text.slice(end);
}
