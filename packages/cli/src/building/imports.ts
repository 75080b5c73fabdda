import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A name that a file imports. */
export interface Imported {
  readonly line: number;
  /** What it is imported from, as the code writes it. */
  readonly from: string;
}

const statement = /^[ \t]*(?:import|export)\b(?!\s+type\b)([^'"`;()]*?)(?:\bfrom\s*)?(['"])([^'"\n]+)\2/gmu;

/** Returns where a file imports a name; null if it does not, or cannot be read. */
export function importOf(name: string, path: string): Imported | null {
  const code = textOf(path);
  for (const { 0: all, 1: names = '', 3: from = '', index } of code.matchAll(statement)) {
    const found = new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`, 'u').exec(
      all.slice(0, all.indexOf(names) + names.length),
    );
    if (found !== null) return { from, line: code.slice(0, index + found.index).split('\n').length };
  }
  return null;
}

/** Returns the files by which a file imports itself, each imported by the one before; null if it does not. */
export function importCycle(path: string): readonly string[] | null {
  const seen = new Set<string>();
  const wayFrom = (file: string): readonly string[] | null => {
    for (const { 3: from = '' } of textOf(file).matchAll(statement)) {
      const next = from.startsWith('.') ? resolved(from, file) : null;
      if (next === path) return [file];
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      const way = wayFrom(next);
      if (way !== null) return [file, ...way];
    }
    return null;
  };
  return wayFrom(path);
}

function resolved(from: string, file: string): string | null {
  const base = resolve(dirname(file), from);
  const names = [
    base,
    ...['.ts', '.mts', '.js', '.mjs', '/index.ts'].map((ending) => base + ending),
    base.replace(/js$/u, 'ts'),
  ];
  return names.find((name) => existsSync(name) && statSync(name).isFile()) ?? null;
}

/** Returns the text of a file; an empty one if it cannot be read. */
export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const escaped = (name: string): string => name.replaceAll('$', '\\$');
