import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';

/** How code is checked that has no `tsconfig.json`. */
const strict = ['--strict', '--module', 'NodeNext', '--target', 'ES2023', '--skipLibCheck'];

/**
 * Checks the types of code for guides with the TypeScript beside it, and prints what that finds on stderr. Throws
 * `CommandFailure` if none is installed.
 */
export async function checkTypes(files: readonly string[], context: Context): Promise<ExitCode> {
  const paths = files.map((file) => resolve(context.cwd, file));
  const [first = context.cwd] = paths;
  const compiler = compilerFor(first);
  const config = configAbove(dirname(first));
  const args = config === null ? [...strict, ...paths] : ['--project', config];
  const ended = await new Promise<number>((done) => {
    const child = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false', ...args], { cwd: context.cwd });
    child.stdout.on('data', (chunk: Uint8Array) => context.exactErr(chunk));
    child.stderr.on('data', (chunk: Uint8Array) => context.exactErr(chunk));
    child.on('close', (code) => done(code ?? 1));
  });
  return ended === 0 ? exitCode.fine : exitCode.problems;
}

function compilerFor(path: string): string {
  try {
    return join(dirname(createRequire(path).resolve('typescript/package.json')), 'bin', 'tsc');
  } catch {
    throw wrongUse('--types needs TypeScript beside the code. Install it with npm install --save-dev typescript.');
  }
}

/** Returns the `tsconfig.json` in a folder or above it. */
function configAbove(folder: string): string | null {
  const config = join(folder, 'tsconfig.json');
  if (existsSync(config)) return config;
  return dirname(folder) === folder ? null : configAbove(dirname(folder));
}
