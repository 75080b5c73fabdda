import { type ExitCode, exitCode } from './exitCode.ts';

/**
 * A command cannot do what it was asked for. Every function of a command throws it, at the place that knows why, and only
 * `program.ts` reports it: it prints the sentences on stderr, a line each, and returns the exit code.
 */
export class CommandFailure extends Error {
  readonly exit: ExitCode;
  readonly sentences: readonly string[];

  constructor(exit: ExitCode, sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'CommandFailure';
    this.exit = exit;
    this.sentences = sentences;
  }
}

/** Returns the failure of a wrong use, or of a file that cannot be read or written. */
export const wrongUse = (...sentences: readonly string[]): CommandFailure =>
  new CommandFailure(exitCode.wrongUse, sentences);

/** Returns the failure of a command that works and is refused, or finds what it cannot go on with. */
export const problem = (...sentences: readonly string[]): CommandFailure =>
  new CommandFailure(exitCode.problems, sentences);

/** Returns what `work` returns, or why it failed: for a command that then goes on, with the next file. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | CommandFailure> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    return error;
  }
}

/** Returns results if none of them is a failure. Throws one failure with the sentences of all. */
export function allOf<T>(results: readonly (T | CommandFailure)[]): readonly T[] {
  const failures = results.filter((one) => one instanceof CommandFailure);
  if (failures.length > 0) throw wrongUse(...failures.flatMap(({ sentences }) => sentences));
  return results as readonly T[];
}
