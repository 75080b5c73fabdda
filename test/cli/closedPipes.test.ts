import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { within } from '../eventually.ts';
import { root, temporaryFolder } from './guide.ts';

// Law: the reader of what a command prints may stop reading, as `guide … | head` does. The command still ends with its
// own exit code, and not with an error of the stream.

const bin = join(root, 'packages/cli/bin/guide.mjs');

test.each([
  ['stdout', ['--help'], 0],
  ['stderr', ['nonsense'], 2],
] as const)('a command whose %s is closed ends with its exit code', async (closed, args, code) => {
  const cwd = temporaryFolder();
  const child = spawn(process.execPath, [bin, ...args], { cwd, env: { PATH: process.env['PATH'], HOME: cwd } });
  child[closed].destroy();
  const open = closed === 'stdout' ? child.stderr : child.stdout;
  const printed: Buffer[] = [];
  open.on('data', (chunk: Buffer) => printed.push(chunk));
  expect((await within('the end of the command', once(child, 'close')))[0]).toBe(code);
  expect(Buffer.concat(printed).toString()).toBe('');
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
