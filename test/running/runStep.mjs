// Runs one tool and counts what it found.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countsOf, noCounts } from './counts.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, '.build', 'reports');

/**
 * Runs a step and shows what it prints: at once if it runs alone, else when it has ended.
 * @param {import('./parts.mjs').Step} step
 * @param {{ isAlone: boolean, size: 'usual' | 'full', shuffle: number | null }} how
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runStep(step, { isAlone, size, shuffle }) {
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${step.title}.json`);
  rmSync(report, { force: true });
  const [command, args] = commandOf(step, report, shuffle);
  const started = Date.now();
  const opening = `\n── ${step.title}: ${step.tool} ${step.args.join(' ')}\n`;
  if (isAlone) process.stdout.write(opening);
  const { isGood, printed } = await ended(command, args, isAlone, {
    TEST_SIZE: size,
    PLAYWRIGHT_REPORT_FILE: report,
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${isAlone ? '' : opening + printed}── ${step.title}: ${isGood ? 'good' : 'FAILED'} in ${seconds} s\n`,
  );
  if (step.tool === 'vitest' || step.tool === 'playwright') return countsOf(step, isGood, report, root);
  return isGood ? { ...noCounts(), passed: 1 } : { ...noCounts(), failed: 1, failures: [step.title] };
}

function commandOf({ tool, args }, report, shuffle) {
  if (tool === 'node') return [process.execPath, args];
  const bin = join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${tool}.cmd` : tool);
  if (tool === 'vitest') {
    const order = shuffle === null ? [] : ['--sequence.shuffle', `--sequence.seed=${shuffle}`];
    return [bin, ['run', ...args, ...order, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]];
  }
  if (tool === 'playwright') return [bin, ['test', '-c', 'test/e2e/playwright.config.ts', ...args]];
  return [bin, args];
}

/** Resolves when a command has ended, with what it printed unless that was shown at once. */
async function ended(command, args, isShown, env) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  return await new Promise((resolve) => {
    const printed = () => Buffer.concat(chunks).toString();
    child.once('error', (error) => resolve({ isGood: false, printed: `It could not start: ${error.message}\n` }));
    child.once('close', (code) => resolve({ isGood: code === 0, printed: printed() }));
  });
}
