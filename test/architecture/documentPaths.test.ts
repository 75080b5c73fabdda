import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, paths } from './documents.ts';
import { allParts } from './layers.ts';
import { read } from './sources.ts';

const scriptsOf = (manifest: string): readonly string[] =>
  Object.keys((JSON.parse(manifest) as { scripts: Record<string, string> }).scripts);

const scripts: ReadonlySet<string> = new Set(scriptsOf(read('package.json')));

/** Returns the scripts of the project that a document makes: those of its sample “```json package.json”. */
const scriptsIn = (text: string): readonly string[] => {
  const manifest = /^```json package\.json\n([\s\S]*?)^```$/mu.exec(text)?.[1];
  return manifest === undefined ? [] : scriptsOf(manifest);
};

/** What looks like a path and is none of the tree: parts of the table of imports, and folders of users and builds. */
const others: ReadonlySet<string> = new Set([
  ...allParts.map(({ name }) => name),
  'Clients/Acme',
  'history/deleted',
  'insights.md',
  'release/api',
  'release/docs',
  'release/npm/out',
  'renderer/dist/licenses',
]);

const withoutFences = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gmu, '');

/** Returns the pieces of a document in backticks that are paths: with the ending of a file of ours, or with a slash. */
function pathsIn(text: string): readonly string[] {
  const quoted = [...withoutFences(text).matchAll(/`([^`\n]+)`/gu)].map(([, piece]) => piece ?? '');
  return quoted.filter(
    (piece) =>
      /^[\w.*…-]+(?:\/[\w.*…-]+)*\/?$/u.test(piece) &&
      (/\w\.(?:ts|tsx|mjs|md|css|html|yml|jsonc|svg|png)$/u.test(piece) || piece.includes('/')),
  );
}

/** Returns the files that a document makes: the names beside its samples, as in “```ts cooking.ts”. */
const samplesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^```\w+ (\S+)$/gmu)].map(([, name]) => name ?? ''));

/** Returns the targets of the relative links of a document, each with its heading as in `file.md#heading`. */
const linksIn = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/gu)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^[a-z]+:/u.test(target));

/** Returns the headings of a document in the form of links: small letters, dashes for spaces. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Returns the names that a document places in a file: “`name` (`path.ts`)”. */
const placedNames = (text: string): readonly { readonly name: string; readonly path: string }[] =>
  [...withoutFences(text).matchAll(/`([A-Za-z]\w*)`\s+\(`([\w./-]+\.tsx?)`\)/gu)].map(([, name, path]) => ({
    name: name ?? '',
    path: path ?? '',
  }));

/** Returns the folders in the first column of a table that is headed “Folder”. */
const foldersIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (?:Folder|Where)\b.*\n\|[ :|-]+\n((?:\|.*\n)+)/gmu)].flatMap(([, rows]) =>
    (rows ?? '')
      .split('\n')
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/gu)].map(([, name]) => name ?? '')),
  );

/** Returns a pattern for the ends of paths. `NAME`, `…` and `*` are any name. */
const pattern = (path: string): RegExp => {
  const name = path
    .replace(/\/$/u, '')
    .replaceAll('.', '\\.')
    .replaceAll(/\bNAME\b|\*|…/gu, '[^/]*');
  return new RegExp(`(?:^|/)${name}$`, 'u');
};

/** Returns the package that a document describes; '' for the whole tree. */
const packageOf = (file: string): string => (file.startsWith('docs/') ? '' : posix.dirname(file).replace(/^\.$/u, ''));

/** Returns true if a path exists from the root, or ends the path of a file or folder in the document's package. */
function exists(path: string, file: string): boolean {
  const ends = pattern(path);
  const inside = packageOf(file);
  return paths.some(
    (other) =>
      (inside === '' || other.startsWith(`${inside}/`) || other === path.replace(/\/$/u, '')) && ends.test(other),
  );
}

describe('the documents of the project', () => {
  it('name files and folders that exist', () => {
    const named = documents.flatMap((file) =>
      [...pathsIn(read(file)), ...foldersIn(read(file))].map((path) => ({ file, path })),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(
      named
        .filter(({ file, path }) => !others.has(path) && !samplesIn(read(file)).has(path) && !exists(path, file))
        .map(({ file, path }) => `${file}: ${path}`),
    ).toEqual([]);
  });

  it('name functions that their files have', () => {
    const named = documents.flatMap((file) => placedNames(read(file)).map((place) => ({ ...place, file })));
    expect(named.length).toBeGreaterThan(20);
    const isThere = (name: string, path: string): boolean =>
      paths.some((other) => pattern(path).test(other) && new RegExp(`\\b${name}\\b`, 'u').test(read(other)));
    expect(named.filter(({ name, path }) => !isThere(name, path))).toEqual([]);
  });

  it('link to files and headings that exist', () => {
    const links = documents.flatMap((file) =>
      linksIn(read(file)).map((link) => {
        const [target = '', heading] = link.split('#');
        return { file, path: target === '' ? file : posix.join(posix.dirname(file), target), heading };
      }),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ path }) => !paths.includes(path))).toEqual([]);
    expect(links.filter(({ path, heading }) => heading && !anchorsOf(read(path)).includes(heading))).toEqual([]);
  });

  it('name scripts of package.json', () => {
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/\bnpm run ([\w:-]+)/gu)].map(([, script]) => ({ file, script: script ?? '' })),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ script, file }) => !scripts.has(script) && !scriptsIn(read(file)).includes(script))).toEqual(
      [],
    );
  });
});
