import type { KeyStore } from '@guide-studio/host/node';
import type { ExitCode } from './exitCode.ts';

/** Builds a bundle if it is missing or outdated. Returns its folder, or `null` if the build failed. */
export type Ensure = (target: 'cli' | 'renderer' | 'electron' | 'page') => string | null;

/** The arguments from the bin file. */
export interface Invocation {
  readonly argv: readonly string[];
  /** The root folder of Guide Studio. */
  readonly root: string;
  readonly ensure: Ensure;
  /** The version of Guide Studio. */
  readonly version: string;
}

/** The environment of a command. Commands do not use the process directly. */
export interface Context extends Omit<Invocation, 'argv'> {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative paths refer to. */
  readonly cwd: string;
  /** Prints one line; control characters are removed and a newline is added. */
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** Says on a terminal, after some seconds, how many parts of the work are done. */
  readonly progress: (what: string, done: number, all: number) => void;
  /** Writes bytes or text to stderr unchanged. */
  readonly exactErr: (text: string | Uint8Array) => void;
  /** Prints several lines on stdout; control characters are removed. */
  readonly print: (text: string) => void;
  /** Writes bytes or text to stdout unchanged, without an added newline. On a terminal control characters are removed. */
  readonly exact: (text: string | Uint8Array) => void;
  /** Prints a value as indented JSON on stdout. */
  readonly json: (value: unknown) => void;
  /** Resolves at the first Ctrl+C, SIGTERM or closed terminal. A later one ends the process immediately. */
  readonly untilStopped: () => Promise<void>;
  /** Reads standard input to its end, or to one byte more than a guide may have. */
  readonly readStdin: () => Promise<Uint8Array>;
  /** Opens the system's keyring; without one, keys are kept for this run only. */
  readonly openKeyring: () => Promise<KeyStore>;
  /** Called by a command that did its work, with its exit code; without it 0. One that failed throws `CommandFailure`. */
  readonly end: (code: ExitCode) => void;
}
