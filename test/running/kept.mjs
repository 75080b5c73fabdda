// What the parts of `npm run test:full` came to, so that a run that was stopped goes on with the next part.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingPrograms } from './programs.mjs';
import { root } from './runStep.mjs';

const folder = join(root, '.build', 'full');

/**
 * Returns a name of all that a result depends on: the commit, what is changed since, Node, and the programs and folders
 * that tests use if they are there. Null without git.
 */
export function sourcesName() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  const commit = git('rev-parse', 'HEAD');
  if (commit.status !== 0) return null;
  const hash = createHash('sha256').update(commit.stdout).update(git('diff', 'HEAD').stdout);
  for (const file of git('ls-files', '--others', '--exclude-standard', '-z').stdout.split('\0').filter(Boolean)) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  const around = [
    process.version,
    missingPrograms('full'),
    process.env.CHROMIUM_PATH,
    existsSync(join(root, '../shared')),
  ];
  return hash.update(JSON.stringify(around)).digest('hex');
}

/**
 * Returns what a part came to if it passed with these sources on this Node, else null.
 * @returns {{ counts: import('./counts.mjs').Counts, seconds: number } | null}
 */
export function keptResult(part) {
  try {
    const kept = JSON.parse(readFileSync(join(folder, `${part}.json`), 'utf8'));
    return kept.sources !== null && kept.sources === sourcesName() && kept.counts.failed === 0 ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what a part came to. `sources` is the name of the sources when it began: if it is another now, nothing is kept. */
export function keepResult(part, sources, counts, seconds) {
  if (sources !== sourcesName()) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), JSON.stringify({ sources, counts, seconds }));
}

/** Forgets all results: the next run does every part. */
export const forgetResults = () => rmSync(folder, { recursive: true, force: true });
