import { InvalidArgumentError } from 'commander';

/** Folder names, from the outermost. */
export type FolderPath = readonly string[];

const mostPaths = 20;
const mostLevels = 10;
const mostCharacters = 100;

/**
 * Parses `Clients/Acme/2026`: names separated by slashes; leading and trailing slashes are ignored. A slash or a
 * backslash in a name is escaped with a backslash. `/` alone means no folder.
 */
function parsePath(text: string): FolderPath {
  const names = (text.match(/(?:\\[/\\]|[^/])+/gu) ?? []).map((name) => name.replaceAll(/\\([/\\])/gu, '$1').trim());
  if (names.includes('')) throw new InvalidArgumentError('A folder needs a name.');
  if (names.length > mostLevels) throw new InvalidArgumentError(`Folders can be at most ${mostLevels} levels deep.`);
  if (names.some((name) => Array.from(name).length > mostCharacters || /\p{Cc}|\p{Cs}/u.test(name))) {
    throw new InvalidArgumentError(`A name can have at most ${mostCharacters} characters, and no control characters.`);
  }
  return names;
}

/** Adds a path of the command; duplicates are ignored. */
export function addFolderPath(text: string, paths: readonly FolderPath[] = []): readonly FolderPath[] {
  const path = parsePath(text);
  const isKnown = paths.some((each) => JSON.stringify(each) === JSON.stringify(path));
  if (!isKnown && paths.length >= mostPaths) {
    throw new InvalidArgumentError(`A study can be in at most ${mostPaths} folders.`);
  }
  return isKnown ? paths : [...paths, path];
}

/** Returns a path as written on the command line. */
export function folderPathText(path: FolderPath): string {
  return path.map((name) => name.replaceAll(/[/\\]/gu, '\\$&')).join('/');
}
