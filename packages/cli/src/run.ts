import { type KeyStore, openKeyring } from '@guide-studio/host/node';
import { type Context, type Invocation } from './context.ts';
import { cwdOf } from './cwd.ts';
import { type ExitCode, exitCode } from './exitCode.ts';
import { escapedJson, printable, printableLines } from './printable.ts';
import { ignoreClosedPipe } from './ignoreClosedPipe.ts';
import { program } from './program.ts';
import { type Signals, untilStopped } from './untilStopped.ts';

/** The used part of the process. */
export interface Surroundings extends Pick<typeof process, 'env' | 'cwd'>, Signals {
  readonly stdout: Pick<NodeJS.WritableStream, 'write' | 'on'> & { readonly isTTY?: boolean };
  readonly stderr: Pick<NodeJS.WritableStream, 'write' | 'on'>;
  /** Default: the keyring of this system. */
  readonly openKeyring?: () => Promise<KeyStore>;
}

/** Runs `guide` once and returns its exit code. Throws only for a bug. */
export async function run(
  { argv, root, ensure, version }: Invocation,
  surroundings: Surroundings = process,
): Promise<ExitCode> {
  const { env, cwd, stdout, stderr } = surroundings;
  let code: ExitCode = exitCode.fine;
  const context: Context = {
    root,
    ensure,
    version,
    env,
    cwd: cwdOf(env, cwd(), root),
    out: (line) => stdout.write(`${printable(line)}\n`),
    err: (line) => stderr.write(`${printable(line)}\n`),
    exactErr: (text) => stderr.write(text),
    print: (text) => stdout.write(`${printableLines(text)}\n`),
    exact: (text) => stdout.write(stdout.isTTY === true ? printableLines(text) : text),
    json: (value) => stdout.write(`${escapedJson(JSON.stringify(value, null, 2))}\n`),
    untilStopped: () => untilStopped(surroundings),
    openKeyring: surroundings.openKeyring ?? openKeyring,
    end: (ended) => {
      code = ended;
    },
  };
  ignoreClosedPipe(stdout);
  ignoreClosedPipe(stderr);
  const wrongUse = await program(argv, context);
  return wrongUse ?? code;
}
