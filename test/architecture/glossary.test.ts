import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { filesBelow, read } from './sources.ts';

const glossary = read('docs/glossary.md');
const code = ['packages', 'electron', 'renderer', 'test', 'tools'].flatMap(filesBelow);

/** Returns the two cells of each row of the tables below a heading. */
function rowsBelow(heading: string): readonly (readonly [string, string])[] {
  const [, after = ''] = glossary.split(`## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const rows = [...section.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gmu)];
  return rows.slice(2).map(([, first = '', second = '']) => [first, second]);
}

const tables = ['Terms of the field', 'Terms of the code'].map(rowsBelow);
const gone = new Set(rowsBelow('Words that are no longer used in names').flatMap(([words]) => words.split(', ')));

/** Files that use the names of stored or public fields, with the name. */
const kept: readonly (readonly [string, RegExp])[] = [
  ['said', /^packages\/api-contract\/src\/resources\/(?:interview|probe)\.ts$/u],
  ['said', /^packages\/interview-engine\/src\/(?:asked|course|session|steps)\//u],
  ['said', /^packages\/study-service\/src\/(?:analyst|moderator)\//u],
  ['said', /^packages\/study-service\/src\/(?:page\/app|participant|responses|store)\//u],
  ['said', /^packages\/cli\/src\/tests\//u],
  ['said', /^renderer\/src\/preview\/asking\.ts$/u],
  ['said', /^test\/(?:cli\/guideTest|interview-engine\/sessions)\.test\.ts$/u],
  ['said', /^test\/(?:study-service|api-contract|page|electron|e2e)\//u],
  ['heard', /^packages\/study-service\/src\/store\//u],
  ['doomed', /^packages\/study-service\/src\/(?:store|node)\//u],
];

/** Returns the words of a name: `isToldApart` has three. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, ' ')
    .toLowerCase()
    .split(/[^a-z]+/u);

/** Returns the names in a part of a source. */
function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { type, name, ...others } = value as { readonly type?: unknown; readonly name?: unknown };
  const isName = typeof name === 'string' && /^(?:Identifier|PrivateIdentifier|JSXIdentifier)$/u.test(String(type));
  return [
    ...(isName && !name.startsWith('data-') ? [name] : []),
    ...namesIn(isName ? [] : name),
    ...namesIn(Object.values(others)),
  ];
}

/** Returns the names of a source that have a word that is gone. It is parsed only if it has such a word at all. */
function goneNamesIn(text: string, file: string): readonly string[] {
  if (!wordsOf(text).some((word) => gone.has(word))) return [];
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('js') ? 'js' : 'ts';
  const names = new Set(namesIn(parseAst(text, { lang, sourceType: 'module' }, file)));
  return [...names].filter(
    (name) =>
      wordsOf(name).some((word) => gone.has(word)) &&
      !kept.some(([field, files]) => field === name && files.test(file)),
  );
}

describe('the glossary', () => {
  test.each(tables.map((rows, index) => [index, rows] as const))('lists its terms in order (table %i)', (_, rows) => {
    const terms = rows.map(([term]) => term);
    expect(terms.length).toBeGreaterThan(30);
    expect(terms).toEqual([...new Set(terms)].sort((one, other) => one.localeCompare(other, 'en')));
  });

  test('explains each term in one or two sentences', () => {
    for (const [term, meaning] of tables.flat()) expect(meaning, term).toMatch(/^[A-Z“].*[.]$/u);
  });

  test('names types that the code has', () => {
    const types = [...new Set(tables.flat().flatMap(([, meaning]) => [...meaning.matchAll(/`([A-Z]\w{2,})`/gu)]))];
    const declared = code
      .filter((file) => file.startsWith('packages') || file.startsWith('renderer'))
      .map(read)
      .join('\n');
    const missing = types
      .map(([, name = '']) => name)
      .filter(
        (name) => !new RegExp(`\\b(?:interface|type|class) ${name}\\b`, 'u').test(declared) && name !== 'XDescriber',
      );
    expect(types.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });
});

describe('words that are no longer used', () => {
  test('are in no name of the code', () => {
    const found = code.flatMap((file) => goneNamesIn(read(file), file).map((name) => `${file}: ${name}`));
    expect(gone.size).toBeGreaterThan(15);
    expect(found, 'docs/glossary.md has another word for each').toEqual([]);
  });

  test('are in no name of a file', () => {
    const found = code.filter((file) => wordsOf(file.split('/').slice(-2).join('/')).some((word) => gone.has(word)));
    expect(found).toEqual([]);
  });

  test.each([
    'const told = 1;',
    'const a = { tellPaths: 1 };',
    'function f({ booth }) {}',
    'const b = <Said of={1} />;',
  ])('would be found in %s', (text) => expect(goneNamesIn(text, 'a.tsx')).toHaveLength(1));

  test.each([
    "const text = 'They said so.';",
    'const labelledBy = 1; // What was said.',
    'const b = <p data-said="" />;',
  ])('are allowed in %s', (text) => expect(goneNamesIn(text, 'a.tsx')).toEqual([]));
});
