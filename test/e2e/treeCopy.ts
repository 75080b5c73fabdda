import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const parts = ['electron', 'packages', 'renderer', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const left: ReadonlySet<string> = new Set(['dist', 'node_modules', '.tsbuild']);

/** A copy of the sources that a test may change. */
export interface TreeCopy {
  readonly folder: string;
  remove(): void;
}

/** Copies the sources and links the installed libraries, so that only the project's own packages are the copy's. */
export function copyTree(): TreeCopy {
  mkdirSync(join(root, '.build'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build', 'tree-'));
  const filter = (path: string) => !left.has(basename(path));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true, filter });
  linkLibraries(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'packages'))) {
    linkLibraries(join(root, 'packages', name, 'node_modules'), join(folder, 'packages', name, 'node_modules'));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkLibraries(from: string, to: string): void {
  const names = namesIn(from);
  if (names.length > 0) mkdirSync(to);
  for (const name of names) {
    // The project's packages are relative links, so they lead to the packages of the copy.
    if (name === '@guide-studio') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name), 'junction');
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
