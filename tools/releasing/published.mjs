import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addresses } from './addresses.mjs';

/** The root of the working tree. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where packages are made. Deleted and written again by every run. */
export const stage = join(root, 'release', 'npm');

/** The libraries that are published, each after those it needs. */
export const libraries = ['guide-core', 'interview-engine', 'api-contract', 'api-client', 'sign-off'];

/** The package with the command `guide`. */
export const command = 'guide-studio';

/** Every workspace; all carry the version of the product. */
export const workspaces = [
  ...[...libraries, 'importing', 'translation-files', 'analysis', 'study-service', 'host', 'cli'].map(
    (name) => `packages/${name}`,
  ),
  'electron',
  'renderer',
];

export const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * Returns what all published packages say about themselves. `folder` is the place of one in the repository, if it has
 * one.
 */
export function commonManifest(version, folder) {
  const { license, author, engines } = readJson(root, 'package.json');
  const { homepage, repository } = addresses;
  return {
    version,
    license,
    author,
    ...(homepage === '' ? {} : { homepage }),
    ...(repository === ''
      ? {}
      : { bugs: `${repository}/issues`, repository: { type: 'git', url: `git+${repository}.git`, directory: folder } }),
    engines,
    type: 'module',
  };
}

/** Returns dependencies with the version of a release for libraries of ours. */
export const dependenciesOf = (dependencies, version) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, at]) => [name, name.startsWith('@guide-studio/') ? version : at]),
  );

/** Writes what every package has beside its files: the manifest, the README of its folder, and the licence. */
export function finish(target, manifest, folder) {
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const text = readFileSync(join(root, folder, 'README.md'), 'utf8');
  writeFileSync(join(target, 'README.md'), withWholeLinks(text, folder));
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
}

/**
 * Returns a README whose links also work outside of the repository; without an address of the repository, their text
 * alone. `folder` is its place in it.
 */
function withWholeLinks(text, folder) {
  const base = `${addresses.repository}/blob/main/${folder}/`;
  const raw = base.replace('/blob/', '/raw/');
  return text.replace(/(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)/gu, (_, image, label, target) => {
    if (addresses.repository === '') return label;
    return `${image}[${label}](${new URL(target, image === '' ? base : raw).href})`;
  });
}
