import { type Context, type Invocation } from './context.ts';
import { cwdOf } from './cwd.ts';
import { type ExitCode, exitCode } from './exitCode.ts';
import { program } from './program.ts';

/** Runs one invocation of `guide` and gives its exit code. Throws only for a bug. */
export async function run({ argv, root, ensure, version }: Invocation): Promise<ExitCode> {
  let code: ExitCode = exitCode.fine;
  const context: Context = {
    root,
    ensure,
    version,
    env: process.env,
    cwd: cwdOf(process.env, process.cwd(), root),
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    end: (ended) => {
      code = ended;
    },
  };
  // `guide … | head` closes the pipe early; that is not a failure of the command.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const wrongUse = await program(argv, context);
  return wrongUse ?? code;
}
