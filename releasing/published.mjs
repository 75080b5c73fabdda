import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the working tree. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where packages are made. Deleted and written again by every run. */
export const stage = join(root, 'release', 'npm');

/** The libraries that are published, each after those it needs. */
export const libraries = ['guide-core', 'interview-engine', 'api-contract', 'api-client', 'sign-off'];

/** The package with the command `guide`. */
export const command = 'guide-studio';

/** Every workspace; all carry the version of the product. */
export const workspaces = [
  ...[...libraries, 'study-service', 'host', 'cli'].map((name) => `packages/${name}`),
  'electron',
  'renderer',
];

export const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The address of the repository, for people. */
export const repositoryUrl = readJson(root, 'package.json').repository.url.replace(/^git\+|\.git$/gu, '');

/** Returns what all published packages say about themselves. */
export function commonManifest(version) {
  const { license, author, homepage, engines } = readJson(root, 'package.json');
  return { version, license, author, homepage, bugs: `${repositoryUrl}/issues`, engines, type: 'module' };
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

/** Returns a README whose links also work outside of the repository. `folder` is its place in it. */
function withWholeLinks(text, folder) {
  const base = `${repositoryUrl}/blob/main/${folder}/`;
  const raw = base.replace('/blob/', '/raw/');
  return text.replace(/(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)/gu, (_, image, label, target) => {
    return `${image}[${label}](${new URL(target, image === '' ? base : raw).href})`;
  });
}
