import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Returns the code files below a folder of the tree, as paths from the root with slashes. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|mjs|js|jsx)$/u.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//u.test(file));
}

/** The code of the packages, of electron and of the renderer. */
export const sources = ['packages', 'electron', 'renderer'].flatMap(filesBelow);

/** Returns the text of a file of the tree. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');
