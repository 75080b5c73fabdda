import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Context } from './context.ts';
import { type ExitCode, exitCode } from './exitCode.ts';
import { type NamedOutput, type Output, saveOutput } from './save.ts';
import { systemSentence } from './systemError.ts';

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
 * stdout, which then has nothing else.
 */
export async function writeOutput(
  output: string,
  content: string | Uint8Array,
  writing: Writing,
  context: Context,
): Promise<ExitCode> {
  if (output === '-') {
    context.exact(content);
    return exitCode.fine;
  }
  const outcome = await written(output, Buffer.from(content), writing, context);
  if (!outcome.ok) {
    context.err(outcome.sentence);
    return exitCode.wrongUse;
  }
  context.out(`${output}: ${writing.stateOf?.(outcome.state) ?? 'written'}`);
  if (outcome.kept !== null) context.out(`${outcome.kept}: has what was there before`);
  return exitCode.fine;
}

async function written(
  output: string,
  bytes: Uint8Array,
  { ifTaken, force = false, displaced }: Writing,
  context: Context,
): Promise<Output> {
  const path = resolve(context.cwd, output);
  try {
    if (ifTaken !== undefined && existsSync(path)) return { ok: false, sentence: ifTaken };
    const named = { path, file: output, bytes, isForced: force, ...(displaced ? { displaced } : {}) };
    return await saveOutput(named, context);
  } catch (error) {
    const sentence = systemSentence(error, output);
    if (sentence === null) throw error;
    return { ok: false, sentence };
  }
}
