import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { folder } from './tools.mjs';

/** Folders that no pattern of the packages reaches, left out to read fewer files. */
const unread = new Set(['.git', '.build', 'release', 'test-results', 'docs', 'test']);

/**
 * Returns the paths of the files that electron-builder would put into a package, with its own matcher, from the root of
 * the project. Call `installTools` before.
 */
export function packedFiles(root) {
  const fromBuilder = createRequire(join(folder, 'node_modules', 'app-builder-lib', 'package.json'));
  const { FileMatcher } = fromBuilder('./out/fileMatcher.js');
  const { load } = fromBuilder('js-yaml');
  const { files } = load(readFileSync(join(root, 'electron-builder.yml'), 'utf8'));
  const asIs = (text) => text;
  const own = files.filter((entry) => typeof entry === 'string');
  const listed = matched(root, new FileMatcher(root, root, asIs, own), unread);
  const libraries = files.filter((entry) => typeof entry !== 'string');
  return [
    ...listed,
    ...libraries.flatMap(({ from, filter }) => {
      const source = join(root, from);
      return matched(source, new FileMatcher(source, source, asIs, filter), new Set()).map((path) => join(from, path));
    }),
  ].sort();
}

/** Returns the files below a folder that a matcher takes, relative to it. */
function matched(source, matcher, without) {
  const takes = matcher.createFilter();
  const found = [];
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (folder === source && without.has(entry.name)) continue;
      // Links to the packages of the workspace are no libraries.
      if (entry.isSymbolicLink() || !takes(path, entry)) continue;
      if (entry.isDirectory()) visit(path);
      else found.push(relative(source, path));
    }
  };
  visit(source);
  return found;
}
