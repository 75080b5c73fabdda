import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the working tree. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const packages = [
  'guide-core',
  'interview-engine',
  'api-contract',
  'api-client',
  'study-service',
  'importing',
  'sign-off',
  'host',
  'cli',
];
const sourcesOf = (names) => names.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]);
const always = ['tools/build', 'package-lock.json'];

/**
 * Every bundle of the project: where it is written and which files make it stale when they change. `proof` is a source
 * file; without it (an installed copy that carries bundles only) the bundle is used as it is.
 */
export const targets = {
  cli: { output: 'packages/cli/dist', proof: 'packages/cli/src/index.ts', inputs: [...always, ...sourcesOf(packages)] },
  renderer: {
    output: 'renderer/dist',
    proof: 'renderer/index.html',
    inputs: [
      ...always,
      'renderer',
      'docs/manual',
      'docs/service.md',
      // The pictures in their pages.
      'docs/importing.png',
      'docs/importing-dark.png',
      'packages/study-service/src/page',
      ...sourcesOf(['guide-core', 'interview-engine', 'api-contract', 'importing', 'host']),
    ],
  },
  page: {
    output: 'packages/study-service/dist/page',
    proof: 'packages/study-service/src/page/index.html',
    inputs: [...always, 'packages/study-service/src/page'],
  },
  controls: {
    output: '.build/controls',
    proof: 'renderer/controls.html',
    inputs: [...always, 'renderer', ...sourcesOf(['guide-core', 'host'])],
  },
  electron: {
    output: 'electron/dist',
    proof: 'electron/src/main.ts',
    inputs: [...always, 'electron', ...sourcesOf(packages)],
  },
};

const skipped = new Set(['node_modules', 'dist', '.tsbuild', '.build']);

function walk(path, lines) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    lines.push(`${path}\0${stat.size}\0${stat.mtimeMs}`);
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!skipped.has(name) && !name.startsWith('.')) walk(`${path}/${name}`, lines);
  }
}

/** Returns a hash of path, size and modification time of every input. Quick enough for each start. */
export function stampOf(target) {
  const lines = [];
  for (const input of targets[target].inputs) walk(input, lines);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Returns true if the bundle can be used without building. */
export function isFresh(target) {
  const { output, proof } = targets[target];
  const stampFile = join(root, output, '.stamp');
  if (!existsSync(stampFile)) return false;
  if (!existsSync(join(root, proof))) return true;
  return readFileSync(stampFile, 'utf8') === stampOf(target);
}
