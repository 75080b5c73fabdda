import { InvalidArgumentError } from 'commander';

/** Names of folders, from the outermost. */
export type FolderPath = readonly string[];

const mostPaths = 20;
const mostLevels = 10;
const mostCharacters = 100;

/**
 * Reads `Clients/Acme/2026`: names with a slash between them, one at either end changes nothing. A slash or a backslash
 * within a name has a backslash before it. `/` alone is no folder.
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

/** One more path of the command; the same again counts once. */
export function addFolderPath(text: string, paths: readonly FolderPath[] = []): readonly FolderPath[] {
  const path = parsePath(text);
  const isKnown = paths.some((each) => JSON.stringify(each) === JSON.stringify(path));
  if (!isKnown && paths.length >= mostPaths) {
    throw new InvalidArgumentError(`A study can be in at most ${mostPaths} folders.`);
  }
  return isKnown ? paths : [...paths, path];
}

/** A path as it is written on the command line. */
export function folderPathText(path: FolderPath): string {
  return path.map((name) => name.replaceAll(/[/\\]/gu, '\\$&')).join('/');
}
