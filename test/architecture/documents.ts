import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './sources.ts';

/** Folders that are installed, built or written by a run. */
const isMade = (path: string): boolean =>
  /(?:^|\/)(?:\.git|node_modules|dist|release|test-results)(?:\/|$)/u.test(path);

/** Returns the files and folders below a folder, as paths from the root with slashes. */
function pathsBelow(folder: string, recursive: boolean): readonly string[] {
  return readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isMade(path));
}

/** The files and folders of the tree. */
export const paths: readonly string[] = pathsBelow('.', false).flatMap((path) =>
  statSync(join(root, path)).isDirectory() ? [path, ...pathsBelow(path, true)] : [path],
);

/** The documents of the project, but the changelog and the texts of the installers. */
export const documents = paths.filter((path) => /^(?:CONTRIBUTING\.md|docs\/.*\.md|(?:.*\/)?README\.md)$/u.test(path));
