import { type KeyStore, openKeyring } from '@guide-studio/host/node';
import { type Context, type Invocation } from './context.ts';
import { cwdOf } from './cwd.ts';
import { type ExitCode, exitCode } from './exitCode.ts';
import { isClosedPipe } from './ignoreClosedPipe.ts';
import { readStream } from './files/readStream.ts';
import { escapedJson, printable, printableLines } from './printable.ts';
import { program } from './program.ts';
import { type StandardStream, standardOutput } from './standardOutput.ts';
import { systemSentence } from './systemError.ts';
import { coloured, createProgress, hasColours } from './terminal.ts';
import { type Signals, untilStopped } from './untilStopped.ts';

/** The used part of the process. */
export interface Surroundings extends Pick<typeof process, 'env' | 'cwd'>, Signals {
  readonly stdout: StandardStream;
  readonly stderr: StandardStream;
  readonly stdin: AsyncIterable<Uint8Array | string>;
  /** Default: the keyring of this system. */
  readonly openKeyring?: () => Promise<KeyStore>;
}

/** Runs `guide` once and returns its exit code. Throws only for a bug. */
export async function run(
  { argv, root, ensure, version }: Invocation,
  surroundings: Surroundings = process,
): Promise<ExitCode> {
  const { env, cwd } = surroundings;
  const [stdout, stderr] = [standardOutput(surroundings.stdout), standardOutput(surroundings.stderr)];
  let code: ExitCode = exitCode.fine;
  const isTerminal = (stream: StandardStream): boolean => stream.isTTY === true;
  const progress = createProgress((text) => stderr.write(text), isTerminal(surroundings.stderr));
  const writerTo = (output: { write(data: string | Uint8Array): void }) => (data: string | Uint8Array) => {
    progress.clear();
    output.write(data);
  };
  const [write, writeErr] = [writerTo(stdout), writerTo(stderr)];
  const linesTo = (stream: StandardStream, writeTo: (data: string) => void) => {
    const paint = hasColours(env, isTerminal(stream)) ? coloured : (line: string) => line;
    return (line: string): void => writeTo(`${paint(printable(line))}\n`);
  };
  const context: Context = {
    root,
    ensure,
    version,
    env,
    cwd: cwdOf(env, cwd(), root),
    out: linesTo(surroundings.stdout, write),
    err: linesTo(surroundings.stderr, writeErr),
    progress: progress.report,
    exactErr: writeErr,
    print: (text) => write(`${printableLines(text)}\n`),
    exact: (text) => write(surroundings.stdout.isTTY === true ? printableLines(String(Buffer.from(text))) : text),
    json: (value) => write(`${escapedJson(JSON.stringify(value, null, 2))}\n`),
    untilStopped: () => untilStopped(surroundings),
    readStdin: async () => await readStream(surroundings.stdin),
    openKeyring: surroundings.openKeyring ?? openKeyring,
    end: (ended) => {
      code = ended;
    },
  };
  const failed = await program(argv, context);
  progress.clear();
  const failure = await stdout.ended();
  if (failure === null) return failed ?? code;
  context.err(`${outputSentence(failure)} The output is not complete.`);
  return exitCode.wrongUse;
}

function outputSentence(failure: Error): string {
  return isClosedPipe(failure)
    ? 'The program that reads the output closed it early. Write to a file to get all of it.'
    : (systemSentence(failure, 'the output') ?? failure.message);
}
