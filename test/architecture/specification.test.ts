import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const sources = ['packages', 'electron/src', 'renderer/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/u.test(file))
    .map((file) => join(folder, file)),
);

/** Returns the headings of a document, without their marks. */
const headingsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading]) => heading ?? ''));

/** Returns a source with its comments on one line each, so that a citation may break over lines. */
const unwrapped = (code: string): string => code.replaceAll(/\n\s*(?:\*|\/\/)?[ \t]*/gu, ' ');

/** Returns the sections that a text cites: `Specification, "Items" and "Option"`, `specification, endpoint 4`. */
function citedSections(text: string): readonly string[] {
  const citation =
    /specification, (?:(endpoint \d)|(?:sections? |rule \d and )?((?:"[^"]+"(?:, \d)?(?:, and |, | and )?)+))/giu;
  return [...unwrapped(text).matchAll(citation)].flatMap(([, endpoint, quoted]) =>
    endpoint === undefined
      ? [...(quoted ?? '').matchAll(/"([^"]+)"/gu)].map(([, name]) => name ?? '')
      : [endpoint.replace('endpoint', 'Endpoint')],
  );
}

/** Returns the mentions of the specification with a comma that no section follows: `Specification, throughout`. */
function withoutSection(text: string): readonly string[] {
  return [...unwrapped(text).matchAll(/specification, (?!endpoint \d|(?:sections? |rule \d and )?")\S+/giu)].map(
    ([found]) => found,
  );
}

/** Returns the documents that a text cites: `docs/decisions/http.md`, with the heading if there is one. */
function citedDocuments(text: string): readonly { readonly file: string; readonly heading: string | undefined }[] {
  const citation = /(docs\/[\w/-]+\.md)(?:, "([^"]+)")?/gu;
  return [...unwrapped(text).matchAll(citation)].map(([, file = '', heading]) => ({ file, heading }));
}

describe('what comments cite', () => {
  it('is a heading of docs/specification.md', () => {
    const headings = headingsOf(read('docs/specification.md'));
    const cited = sources.flatMap((file) => citedSections(read(file)).map((name) => ({ file, name })));
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ name }) => !headings.has(name))).toEqual([]);
  });

  it('names a section after "specification,"', () => {
    const bare = sources.flatMap((file) => withoutSection(read(file)).map((found) => ({ file, found })));
    expect(bare).toEqual([]);
    expect(withoutSection('// Specification, throughout: a blank')).toEqual(['Specification, throughout:']);
  });

  it('is a document of this project, and a heading of it', () => {
    const cited = sources.flatMap((file) => citedDocuments(read(file)));
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ file, heading }) => heading !== undefined && !headingsOf(read(file)).has(heading))).toEqual(
      [],
    );
    for (const { file } of cited) expect(() => read(file)).not.toThrow();
  });

  it('is found across line breaks, after "sections", and in lists', () => {
    expect(citedSections('/** Specification, "Question\n * (versioned)"; specification, endpoint 4. */')).toEqual([
      'Question (versioned)',
      'Endpoint 4',
    ]);
    expect(citedSections('specification, "Guide validation rules", 4, and "Criterion"')).toEqual([
      'Guide validation rules',
      'Criterion',
    ]);
    expect(citedSections('specification, sections "Limits" and "Errors"')).toEqual(['Limits', 'Errors']);
  });
});
