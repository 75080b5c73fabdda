import { type Context, type Invocation } from './context.ts';
import { cwdOf } from './cwd.ts';
import { type ExitCode, exitCode } from './exitCode.ts';
import { escapedJson, printable, printableLines } from './printable.ts';
import { program } from './program.ts';

/** The used part of the process. */
export interface Surroundings extends Pick<typeof process, 'env' | 'cwd'> {
  readonly stdout: Pick<NodeJS.WritableStream, 'write' | 'on'> & { readonly isTTY?: boolean };
  readonly stderr: Pick<NodeJS.WritableStream, 'write'>;
}

/** Runs `guide` once and returns its exit code. Throws only for a bug. */
export async function run(
  { argv, root, ensure, version }: Invocation,
  { env, cwd, stdout, stderr }: Surroundings = process,
): Promise<ExitCode> {
  let code: ExitCode = exitCode.fine;
  const context: Context = {
    root,
    ensure,
    version,
    env,
    cwd: cwdOf(env, cwd(), root),
    out: (line) => stdout.write(`${printable(line)}\n`),
    err: (line) => stderr.write(`${printable(line)}\n`),
    print: (text) => stdout.write(`${printableLines(text)}\n`),
    exact: (text) => stdout.write(stdout.isTTY === true ? printableLines(text) : text),
    json: (value) => stdout.write(`${escapedJson(JSON.stringify(value, null, 2))}\n`),
    end: (ended) => {
      code = ended;
    },
  };
  // `guide … | head` closes the pipe early, which is not a failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const wrongUse = await program(argv, context);
  return wrongUse ?? code;
}
