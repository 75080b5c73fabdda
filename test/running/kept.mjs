// What the parts of `npm run test:full` came to, so that a run that was stopped goes on with the next part.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runStep.mjs';

const folder = join(root, '.build', 'full');

/** Returns a name of the sources as they are: the commit, and what is changed since. Null without git. */
function sourcesName() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  const commit = git('rev-parse', 'HEAD');
  if (commit.status !== 0) return null;
  const changed = git('diff', 'HEAD').stdout + git('ls-files', '--others', '--exclude-standard').stdout;
  return createHash('sha256').update(commit.stdout).update(changed).update(process.version).digest('hex');
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

export function keepResult(part, counts, seconds) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), JSON.stringify({ sources: sourcesName(), counts, seconds }));
}

/** Forgets all results: the next run does every part. */
export const forgetResults = () => rmSync(folder, { recursive: true, force: true });
