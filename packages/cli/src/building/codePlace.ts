import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A line of the code that makes guides. */
export interface CodePlace {
  readonly path: string;
  readonly line: number;
}

/** Where code is, and what of a stack is not code of its author. */
export interface CodeFiles {
  /** The file as the command names it, and its whole path. */
  readonly file: string;
  readonly path: string;
  readonly cwd: string;
  /** The file of the library that the code imports. */
  readonly library: string;
}

const command = packageAround(fileURLToPath(import.meta.url));

/** Returns the innermost line of a stack that the author wrote, in any file; null if there is none. */
export function placeOfStack(stack: string | undefined, files: CodeFiles): CodePlace | null {
  return frameOfStack(stack, files)?.place ?? null;
}

/** Returns the innermost frame of a stack that is of the author, with its text, which also has the column. */
export function frameOfStack(
  stack: string | undefined,
  { library }: CodeFiles,
): { readonly place: CodePlace; readonly text: string } | null {
  const packages = packagesOf(library);
  for (const line of stack?.split('\n') ?? []) {
    const place = placeOfFrame(line);
    if (place === null) continue;
    // What comes after it has called the code.
    if (isIn(command, place.path)) return null;
    if (!place.path.includes(`${sep}node_modules${sep}`) && !packages.some((one) => isIn(one, place.path)))
      return { place, text: line.trim() };
  }
  return null;
}

/** Returns true if a file has called what a stack is of, not only imported it. */
export function isCalledBy(path: string, stack: string | undefined): boolean {
  for (const line of stack?.split('\n') ?? []) {
    const place = placeOfFrame(line);
    if (place?.path === path) return true;
    if (place !== null && (isIn(command, place.path) || place.path.includes(`${sep}jiti${sep}`))) return false;
  }
  return false;
}

/** Returns a place as `study.ts:5`, or the file that is built if it is not known. */
export function named(place: CodePlace | null, { file, path, cwd }: CodeFiles): string {
  if (place === null) return file;
  return `${place.path === path ? file : relative(cwd, place.path)}:${place.line}`;
}

function placeOfFrame(line: string): CodePlace | null {
  const [, frame] = /^\s*at (?:async )?(.+)$/u.exec(line) ?? [];
  if (frame === undefined) return null;
  // `name (place)` or `place`, where names and folders may have brackets.
  for (const place of [frame, frame.slice(frame.indexOf(' (') + 2, -1)]) {
    const [, at = '', number] = /^(.+):(\d+):\d+$/u.exec(place) ?? [];
    const path = at.startsWith('file:') ? fileURLToPath(at) : at;
    if (number !== undefined && resolve(path) === path && existsSync(path)) return { path, line: Number(number) };
  }
  return null;
}

/** Returns the folder of the package of a file, by its name and without links. */
const packagesOf = (file: string): readonly string[] => [packageAround(file), packageAround(realpathSync(file))];

function packageAround(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : packageAround(folder);
}

const isIn = (folder: string, path: string): boolean => path.startsWith(folder + sep);
