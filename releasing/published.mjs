import { readFileSync } from 'node:fs';
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

/** Returns what all published packages say about themselves. */
export function commonManifest(version) {
  const { license, author, homepage, repository, engines } = readJson(root, 'package.json');
  const bugs = `${repository.url.replace(/^git\+|\.git$/gu, '')}/issues`;
  return { version, license, author, homepage, bugs, engines, type: 'module' };
}

/** Returns a README whose links also work outside of the repository. `folder` is its place in it. */
export function readmeFor(text, folder) {
  const { url } = readJson(root, 'package.json').repository;
  const base = `${url.replace(/^git\+|\.git$/gu, '')}/blob/main/${folder === '' ? '' : `${folder}/`}`;
  const raw = base.replace('/blob/', '/raw/');
  return text.replace(/(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)/gu, (_, image, label, target) => {
    return `${image}[${label}](${new URL(target, image === '' ? base : raw).href})`;
  });
}
