import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, textOf } from './areas.mjs';

const imports = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
const direct = new Map();

/** Returns the files that load when the given one does, itself included. */
export function loadedBy(file) {
  const found = new Set([file]);
  for (const each of found) for (const imported of importsOf(each)) found.add(imported);
  return found;
}

function importsOf(file) {
  if (!direct.has(file)) {
    const names = [...textOf(file).matchAll(imports)].map(([, name]) => resolved(name, file));
    direct.set(
      file,
      names.filter((name) => name !== undefined && existsSync(join(root, name))),
    );
  }
  return direct.get(file);
}

function resolved(name, from) {
  if (!/\.(ts|tsx)$/.test(name) && name.startsWith('.')) return undefined;
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, part, entry = ''] = /^@guide-studio\/([^/]+)(\/.+)?$/.exec(name) ?? [];
  if (part === undefined) return undefined;
  const folder = existsSync(join(root, 'packages', part)) ? join('packages', part) : part;
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const target = exports?.[`.${entry}`];
  const path = typeof target === 'string' ? target : (target?.development ?? target?.default);
  return path && join(folder, path);
}
