import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
