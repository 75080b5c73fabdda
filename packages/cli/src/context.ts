import type { ExitCode } from './exitCode.ts';

/** What builds a bundle when it is missing or stale and gives its folder; `null` when that failed. */
export type Ensure = (target: 'cli' | 'renderer' | 'electron' | 'page') => string | null;

/** What the bin file hands over. */
export interface Invocation {
  readonly argv: readonly string[];
  /** The folder that Guide Studio was started from. */
  readonly root: string;
  readonly ensure: Ensure;
  /** The version of Guide Studio. */
  readonly version: string;
}

/** What a command works with; nothing else of the process is touched by one. */
export interface Context extends Omit<Invocation, 'argv'> {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative paths are meant from. */
  readonly cwd: string;
  /** One line each, made printable: the newline is added. */
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** A text of several lines on stdout, made printable. */
  readonly print: (text: string) => void;
  /** A text on stdout exactly as it is, without a newline added. On a terminal it is made printable. */
  readonly exact: (text: string) => void;
  /** A value as indented JSON on stdout. */
  readonly json: (value: unknown) => void;
  /** Called by a command once, when it knows how it ended. */
  readonly end: (code: ExitCode) => void;
}
