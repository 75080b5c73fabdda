import { describe, expect, it } from 'vitest';
import { createLocator } from '../../../packages/guide-core/src/format/createLocator.ts';

const text = [
  '{',
  '  "title": "A \\" {[ ,title",',
  '  "studyGuide": [',
  '    {"items": [{ "type":1e5 }, [true,null], ""]},',
  '    { "sch\\u00f6n": -0.5 }',
  '  ]',
  '}',
  '',
].join('\n');

describe('the place of a path in a text', () => {
  const locate = createLocator(text);
  const cases: readonly [path: readonly (string | number)[], line: number, column: number][] = [
    [[], 1, 1],
    [['title'], 2, 3],
    [['studyGuide'], 3, 3],
    [['studyGuide', 0], 4, 5],
    [['studyGuide', 0, 'items'], 4, 6],
    [['studyGuide', 0, 'items', 0], 4, 16],
    [['studyGuide', 0, 'items', 0, 'type'], 4, 18],
    [['studyGuide', 0, 'items', 1, 1], 4, 38],
    [['studyGuide', 0, 'items', 2], 4, 45],
    [['studyGuide', 1, 'schön'], 5, 7],
  ];
  it.each(cases)('%j stands at %i:%i', (path, line, column) => {
    expect(locate(path)).toEqual({ line, column });
  });

  it('places what is missing at the nearest thing around it', () => {
    expect(locate(['externalTitle'])).toEqual({ line: 1, column: 1 });
    expect(locate(['studyGuide', 7, 'title'])).toEqual({ line: 3, column: 3 });
    expect(locate(['title', 0, 'x'])).toEqual({ line: 2, column: 3 });
  });

  it('counts every kind of line end once', () => {
    expect(createLocator('{"a":1,\r\n"b":2,\r"c":3,\n"d":4}')(['d'])).toEqual({ line: 4, column: 1 });
  });

  it('takes long texts and long strings', () => {
    const long = `{"a":[${'0,'.repeat(100_000)}"${'x\\n'.repeat(1_000_000)}"],"b":0}`;
    expect(createLocator(long)(['b'])).toEqual({ line: 1, column: long.length - 5 });
  });
});
