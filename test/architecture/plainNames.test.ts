import { describe, expect, test } from 'vitest';
import { parseAst } from 'vite';
import { documents } from './documents.ts';
import { filesBelow, read } from './sources.ts';

/** Words that readers stumble over. No comment, name in the code, test title or document may contain one. */
const forbidden =
  /\b(?:anew|somebody|whoever|whosoever|thus|hence|henceforth|hereby|herein|thereby|thereof|therein|whereby|whilst|whichever|lest|shall|hitherto|wished|stands(?! out)|the very)\b/iu;

/** Returns a text with the words of its names apart: `openAnew` becomes `open Anew`. */
const inWords = (text: string): string => text.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, ' ').replaceAll('_', ' ');

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Returns true for what `test('…')`, `it.each(…)('…')` and `test.step('…')` call. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'MemberExpression') return isTest(callee['object']);
  if (callee.type === 'CallExpression') return isTest(callee['callee']);
  return callee.type === 'Identifier' && /^(?:describe|it|test)$/u.test(String(callee['name']));
}

/** Returns the places of the texts in a source, except those that are titles of tests. */
function textsIn(value: unknown, isTitle = false): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each));
  if (!isNode(value)) return [];
  if (/^(?:Literal|JSXText|TemplateElement)$/u.test(value.type)) return isTitle ? [] : [value];
  if (value.type === 'TemplateLiteral' && isTitle) return textsIn(value['expressions']);
  if (value.type === 'CallExpression' && isTest(value['callee'])) {
    const [title, ...others] = value['arguments'] as readonly unknown[];
    return [...textsIn(value['callee']), ...textsIn(title, true), ...textsIn(others)];
  }
  return Object.values(value).flatMap((each) => textsIn(each));
}

/** Returns the comments, names and test titles of a source: all of it but its texts. Lines keep their numbers. */
function withoutTexts(code: string, file: string): string {
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('js') ? 'js' : 'ts';
  const blank = (text: string): string => text.replaceAll(/[^\n]/gu, ' ');
  return textsIn(parseAst(code, { lang, sourceType: 'module' }, file)).reduce(
    (before, { start, end }) => before.slice(0, start) + blank(before.slice(start, end)) + before.slice(end),
    code,
  );
}

/** Returns the lines of a text that contain a forbidden word, with their numbers. */
const linesWith = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, at) => (forbidden.test(inWords(line)) ? [`${at + 1}: ${line.trim()}`] : []));

/** Returns the forbidden words of a source. It is parsed only if it has some at all, which texts may have. */
const foundIn = (code: string, file: string): readonly string[] =>
  linesWith(code).length === 0 ? [] : linesWith(withoutTexts(code, file));

describe('comments, names, test titles and documents', () => {
  const code = ['packages', 'electron', 'renderer', 'test', 'tools'].flatMap(filesBelow);

  test('contain no word that readers stumble over', () => {
    const others = code.filter((file) => !file.startsWith('test/architecture/plain'));
    const found = [
      ...others.flatMap((file) => foundIn(read(file), file).map((line) => `${file}:${line}`)),
      ...[...documents, 'CHANGELOG.md'].flatMap((file) => linesWith(read(file)).map((line) => `${file}:${line}`)),
    ];
    expect(others.length).toBeGreaterThan(1000);
    expect(found).toEqual([]);
  });

  test.each([
    ['a comment', '// Reads the file anew.'],
    ['a name', 'const readAnew = () => 1;'],
    ['a property', 'export const words = { somebody: 1 };'],
    ['a title', "test('is for whoever asks', () => {});"],
    ['a title of a table', "test.each([1])('is thus %i', () => {});"],
    ['a title with a value', 'describe(`somebody with ${1}`, () => {});'],
  ])('would be found in %s', (_, source) => {
    expect(foundIn(source, 'a.ts')).toHaveLength(1);
  });

  test.each([
    ['texts', "const text = 'Somebody else packs the lunch boxes.';"],
    ['markup', 'const text = <p>Somebody</p>;'],
    ['samples of a table', "test.each(['somebody'])('%s', () => {});"],
    ['parts of words', 'const dataNewer = 1; // The question stands out.'],
  ])('are not looked for in %s', (_, source) => {
    expect(foundIn(source, 'a.tsx')).toEqual([]);
  });
});
