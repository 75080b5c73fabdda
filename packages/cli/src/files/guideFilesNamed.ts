import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { runGit } from '@guide-studio/host/node';
import type { Command } from 'commander';
import picomatch from 'picomatch';
import type { Context } from '../context.ts';

/** The name of standard input as a file. */
export const standardInput = '-';

/** Adds the files to check to a command, and what to call standard input. */
export function withGuideFiles(command: Command): Command {
  return command
    .argument('<files...>', 'guide files, folders with them, patterns such as "studies/*.guide.json", or - for stdin')
    .option('--stdin-name <name>', 'what to call standard input in the output', 'stdin');
}

/** The option of {@link withGuideFiles}. */
export interface StdinNameOption {
  readonly stdinName: string;
}

const ending = '.guide.json';

/**
 * Returns the files that the arguments of a command name: each file as it is named, the guide files in a folder and below
 * it, and what a pattern such as `studies/*.guide.json` matches, each once. What git ignores is left out of folders and
 * patterns; outside a repository, hidden folders and `node_modules` are. A name that names no guide file is returned as it
 * is: reading it says what is wrong.
 */
export async function guideFilesNamed(
  names: readonly string[],
  { cwd }: Pick<Context, 'cwd'>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first fault is that of the first name
    found.push(...(await filesNamed(name, cwd)));
  }
  return [...new Set(found)];
}

async function filesNamed(name: string, cwd: string): Promise<readonly string[]> {
  const path = resolve(cwd, name);
  if (name === standardInput) return [name];
  if (isFolder(path)) {
    const files = (await filesBelow(path)).filter((file) => file.endsWith(ending));
    return files.length === 0 ? [name] : files.map((file) => join(name, file));
  }
  // A file may be called so.
  const { base, isGlob } = picomatch.scan(name);
  if (!isGlob || existsSync(path)) return [name];
  const folder = resolve(cwd, base);
  const matches = picomatch(name.replaceAll('\\', '/'), { dot: true });
  const files = isFolder(folder) ? (await filesBelow(folder)).map((file) => join(base, file)) : [];
  const matching = files.filter((file) => file.endsWith('.json') && matches(file.replaceAll('\\', '/')));
  return matching.length === 0 ? [name] : matching;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Returns the files in a folder and below it, by their paths in it, in order. */
async function filesBelow(folder: string): Promise<readonly string[]> {
  const listed = await runGit(
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    folder,
  );
  const files = listed.ok
    ? listed.out
        .toString('utf8')
        .split('\0')
        .filter((file) => file !== '' && existsSync(join(folder, file)))
    : await walk(folder, folder);
  return files.toSorted((one, other) => (one < other ? -1 : 1));
}

async function walk(folder: string, top: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const each = await Promise.all(
    entries.map(async (entry): Promise<readonly string[]> => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [relative(top, path)];
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : await walk(path, top);
    }),
  );
  return each.flat();
}
