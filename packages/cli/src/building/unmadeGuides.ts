import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isGuideFileName } from '@guide-studio/host/common';

/**
 * Returns the guide files directly in a folder that are not among those that code makes there. Where capitals, or the
 * forms of accents, make no other name, a file may be called a little differently than the code has it.
 */
export async function unmadeGuides(folder: string, made: ReadonlySet<string>, cwd: string): Promise<readonly string[]> {
  const there = (await readdir(resolve(cwd, folder)).catch(() => [])).filter(isGuideFileName);
  // A file that is there under its own name is not the one with other capitals.
  const others = new Set([...made].filter((name) => !there.includes(name)).map(alike));
  return there.filter((name) => !made.has(name) && !others.has(alike(name))).toSorted();
}

const alike = (name: string): string => name.normalize('NFC').toLowerCase();
