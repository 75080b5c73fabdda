import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The packages and folders that mutants are drawn from. */
export const areas = [
  { name: 'guide-core', folder: 'packages/guide-core/src' },
  { name: 'interview-engine', folder: 'packages/interview-engine/src' },
  { name: 'study-service', folder: 'packages/study-service/src' },
  { name: 'host', folder: 'packages/host/src' },
  { name: 'session', folder: 'renderer/src/session' },
];

const listed = new Map();

/** Returns the area of a source file. */
export function areaOf(file) {
  return areas.find(({ folder }) => file.startsWith(`${folder}/`));
}

/** Returns the source files of an area. Tables of texts are left out: a reader judges a text, not a test. */
export function sourcesOf(area) {
  if (!listed.has(area)) listed.set(area, listOf(area));
  return listed.get(area);
}

function listOf({ folder }) {
  const files = execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' }).split('\n');
  return files.filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\.(en|de|more)\.ts$|\/words\//.test(file));
}

/** Returns the text of a file, by its path in the repository. */
export function textOf(file) {
  return readFileSync(join(root, file), 'utf8');
}
