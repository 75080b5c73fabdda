import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { wrongUse } from './commandFailure.ts';
import type { Context } from './context.ts';
import { type NamedOutput, type Output, saveOutput } from './save.ts';
import { systemFailure } from './systemError.ts';

/** The option of commands that write a named file. */
export interface ForceOption {
  readonly force?: boolean;
}

interface Writing extends ForceOption {
  /** What to say about a file that is there already and then stays; default: it is replaced as `saveOutput` says. */
  readonly ifTaken?: string;
  readonly displaced?: NamedOutput['displaced'];
  /** How to name what happened; default: `written`, also for a file that was replaced or already had this content. */
  readonly stateOf?: (state: 'written' | 'replaced' | 'unchanged') => string;
}

/** Adds `--force` to a command that writes a named file. */
export function withForce(command: Command): Command {
  return command.option(
    '--force',
    'replace the file also if others made or changed it, and keep a copy of it beside it',
  );
}

/**
 * Writes what a command made, and prints one line about it, and one about what it kept. `output`: a file, or `-` for
 * stdout, which then has nothing else. Throws `CommandFailure` if it is not written.
 */
export async function writeOutput(
  output: string,
  content: string | Uint8Array,
  writing: Writing,
  context: Context,
): Promise<void> {
  if (output === '-') {
    context.exact(content);
    return;
  }
  const { state, kept } = await written(output, Buffer.from(content), writing, context);
  context.out(`${output}: ${writing.stateOf?.(state) ?? 'written'}`);
  if (kept !== null) context.out(`${kept}: has what was there before`);
}

async function written(
  output: string,
  bytes: Uint8Array,
  { ifTaken, force = false, displaced }: Writing,
  context: Context,
): Promise<Output> {
  const path = resolve(context.cwd, output);
  try {
    if (ifTaken !== undefined && existsSync(path)) throw wrongUse(ifTaken);
    const named = { path, file: output, bytes, isForced: force, ...(displaced ? { displaced } : {}) };
    return await saveOutput(named, context);
  } catch (error) {
    throw systemFailure(error, output);
  }
}
