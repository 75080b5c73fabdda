#!/usr/bin/env node
// npm run faults: the fault and load tests in full. Figures of every test are printed as JSON at the end.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
// One file at a time, so that no test affects the figures of another.
const args = [vitest, 'run', '--no-file-parallelism', '--testTimeout=7200000', '--hookTimeout=300000'];
const wanted = process.argv.slice(2);
// Some are with their other tests and run in full numbers here: the sender of the participant page, saves that are
// killed, guides that are opened and saved without a change, and recordings with all that is done with them.
const elsewhere = [
  'test/page/sender.test.ts',
  'test/page/recordings.test.ts',
  'test/host/killing.test.ts',
  'test/renderer/session/untouched.test.ts',
  'test/study-service/killedProbes.full.test.ts',
  'test/study-service/voice.test.ts',
  'test/study-service/media/stored.test.ts',
  'test/study-service/media/recordings.test.ts',
  'test/study-service/media/rewraps.test.ts',
];
const files = wanted.length === 0 ? ['test/faults', ...elsewhere] : wanted.map(fileOf);
const child = spawn(process.execPath, [...args, ...files], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, TEST_SIZE: 'endurance' },
});
const figures = [];
for await (const line of createInterface(child.stdout)) {
  if (line.startsWith('FIGURES ')) figures.push(JSON.parse(line.slice('FIGURES '.length)));
  else process.stdout.write(`${line}\n`);
}
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = child.exitCode ?? 1;

function fileOf(name) {
  return elsewhere.find((file) => file.includes(`/${name}`)) ?? `test/faults/${name}`;
}
