import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { within } from '../eventually.ts';
import { root, temporaryFolder } from './guide.ts';

// Law: a command whose output its reader closes, as `guide … | head` does, says so in one line and ends with exit code 2,
// not with an error of the stream. Without stderr it keeps its own exit code, since there is nothing to say it on.

const bin = join(root, 'packages/cli/bin/guide.mjs');
const closedEarly =
  'The program that reads the output closed it early. Write to a file to get all of it. The output is not complete.';

test.each([
  ['stdout', ['--help'], 2, `${closedEarly}\n`],
  ['stdout', ['schema'], 2, `${closedEarly}\n`],
  ['stderr', ['nonsense'], 2, ''],
  ['stderr', ['--help'], 0, null],
] as const)('a command whose %s is closed (%j) ends with exit code %i', async (closed, args, code, expected) => {
  const cwd = temporaryFolder();
  const child = spawn(process.execPath, [bin, ...args], { cwd, env: { PATH: process.env['PATH'], HOME: cwd } });
  child[closed].destroy();
  const open = closed === 'stdout' ? child.stderr : child.stdout;
  const printed: Buffer[] = [];
  open.on('data', (chunk: Buffer) => printed.push(chunk));
  expect((await within('the end of the command', once(child, 'close')))[0]).toBe(code);
  if (expected !== null) expect(Buffer.concat(printed).toString()).toBe(expected);
});

test.skipIf(process.platform !== 'linux')('a pipe that is closed halfway is the same (needs Linux)', () => {
  const cwd = temporaryFolder();
  // More than a pipe holds.
  const command = '{ "$0" "$@"; echo "code $?" >&2; } | head -c 5';
  const env = { PATH: process.env['PATH'], HOME: cwd };
  const all = ['-c', command, process.execPath, bin, 'schema', 'openapi'];
  const { stdout, stderr } = spawnSync('sh', all, { cwd, env, encoding: 'utf8' });
  expect(stdout).toHaveLength(5);
  expect(stderr).toBe(`${closedEarly}\ncode 2\n`);
});

// Law: what has no room is said, with another exit code. Nothing is cut off in silence.

const guide = join(root, 'test/e2e/guides/breakfast.guide.json');
const isLinux = process.platform === 'linux';

function runTo(output: string, limit: string, ...args: readonly string[]) {
  const cwd = temporaryFolder();
  const command = `trap '' XFSZ; ${limit} exec "$0" "$@" > ${output}`;
  const all = ['-c', command, process.execPath, bin, ...args];
  const env = { PATH: process.env['PATH'], HOME: cwd };
  return { cwd, ...spawnSync('sh', all, { cwd, env, encoding: 'utf8' }) };
}

test.skipIf(!isLinux)('a full device is said in one line (needs Linux)', () => {
  const { status, stderr } = runTo('/dev/full', '', 'schema');
  expect(status).toBe(2);
  expect(stderr).toBe('The disk of the output is full. Make space, then try again. The output is not complete.\n');
});

test.skipIf(!isLinux)('a file with room for a part of the output is said to be incomplete (needs Linux)', () => {
  const { status, stderr, cwd } = runTo('out.json', 'ulimit -f 4;', 'schema');
  expect(status).toBe(2);
  expect(stderr).toBe(
    'A file may not be as large as the output here. Choose another place. The output is not complete.\n',
  );
  expect(statSync(join(cwd, 'out.json')).size).toBeGreaterThan(0);
});

test.skipIf(!isLinux)('a named file with too little room is not written, and the line names it (needs Linux)', () => {
  const { status, stdout, stderr, cwd } = runTo('/dev/null', 'ulimit -f 4;', 'export', guide, '-o', 'out.html');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe('A file may not be as large as out.html here. Choose another place.\n');
  expect(existsSync(join(cwd, 'out.html'))).toBe(false);
});

test.skipIf(!isLinux)('“-” is standard output, which gets the file and nothing else (needs Linux)', () => {
  const { status, stderr, cwd } = runTo('pack.html', '', 'export', guide, '-o', '-');
  expect([status, stderr]).toEqual([0, '']);
  const pack = readFileSync(join(cwd, 'pack.html'), 'utf8');
  expect(pack).toMatch(/^<!doctype html>/iu);
  expect(pack.trimEnd()).toMatch(/<\/html>$/u);
  expect(existsSync(join(cwd, '-'))).toBe(false);
});

test.skipIf(!isLinux)('a file gets the whole output (needs Linux)', () => {
  const { status, stderr, cwd } = runTo('out.json', '', 'schema');
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(readFileSync(join(cwd, 'out.json'), 'utf8'))).toHaveProperty('$schema');
});
