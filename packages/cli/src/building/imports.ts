import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { remembered } from '@guide-studio/guide-core/internal';

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

/** A name that a file imports from another one that does not export it. */
export interface MissingName extends Imported {
  readonly path: string;
  readonly name: string;
  /** The names that the other file exports. */
  readonly exported: readonly string[];
}

/**
 * Returns the names that a file, and the files that it imports, import from files of the author that do not export them:
 * JavaScript makes such a name undefined. A file whose text does not list all of its exports, as with `export *`, is not
 * checked.
 */
export function missingNames(path: string): readonly MissingName[] {
  const files = new Set([path]);
  const missing: MissingName[] = [];
  const known = new Map<string, ReadonlySet<string> | null>();
  for (const file of files) {
    const code = textOf(file);
    for (const { 0: all, 1: names = '', 3: from = '', index } of code.matchAll(statement)) {
      const next = from.startsWith('.') ? resolved(from, file) : null;
      if (next === null || !/\.[cm]?[jt]s$/u.test(next)) continue;
      files.add(next);
      const exported = remembered(known, next, () => exportsOf(next));
      if (exported === null) continue;
      for (const name of importedNames(names)) {
        if (exported.has(name)) continue;
        const line = code.slice(0, index + Math.max(0, all.search(/\S/u))).split('\n').length;
        missing.push({ path: file, line, from, name, exported: [...exported] });
      }
    }
  }
  return missing;
}

/** Returns the names in the words between “import” and “from”, as the other file exports them. */
function importedNames(words: string): readonly string[] {
  const [, main = ''] = /^\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:,|$)/u.exec(words) ?? [];
  const [, listed = ''] = /\{([^}]*)\}/u.exec(words) ?? [];
  const names = listed.split(',').flatMap((one) => {
    const [, type, name] = /^\s*(type\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)/u.exec(one) ?? [];
    return name === undefined || type !== undefined ? [] : [name];
  });
  return [...(main === '' ? [] : ['default']), ...names];
}

const declared =
  /^[ \t]*export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|var|function\*?|class|enum|namespace|type|interface)\s+(?:enum\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)/gmu;

/** Returns the names that a file exports; null if its text does not say. */
function exportsOf(path: string): ReadonlySet<string> | null {
  const code = textOf(path);
  const isClear = !/^[ \t]*export\s*(?:\*|(?:const|let|var)\s*[[{]|=)|\bmodule\.exports\b|\bexports\./mu.test(code);
  if (code === '' || !isClear) return null;
  const names = [...code.matchAll(declared)].map(([, name = '']) => name);
  const several = [
    ...code.matchAll(/^[ \t]*export\s+(?:const|let|var)\b[^;\n]*,\s*$|\bexport\s+(?:let|var)\s[^=;\n]*,/gmu),
  ];
  if (several.length > 0) return null;
  for (const [, listed = ''] of code.matchAll(/^[ \t]*export\s*(?:type\s*)?\{([^}]*)\}/gmu))
    for (const one of listed.split(',')) {
      const [, own, as] = /^\s*(?:type\s+)?([\p{ID_Continue}$]+)(?:\s+as\s+([\p{ID_Continue}$]+))?/u.exec(one) ?? [];
      if (own !== undefined) names.push(as ?? own);
    }
  if (/^[ \t]*export\s+default\b/mu.test(code)) names.push('default');
  return new Set(names);
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
