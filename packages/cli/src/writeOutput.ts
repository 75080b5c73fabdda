import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Context } from './context.ts';
import { type ExitCode, exitCode } from './exitCode.ts';
import { systemSentence } from './systemError.ts';

/**
 * Writes what a command made, and prints one line about it. `ifTaken` is what to say about a file that is there already
 * and then stays; null to replace it.
 */
export async function writeOutput(
  output: string,
  content: string | Uint8Array,
  ifTaken: string | null,
  context: Context,
): Promise<ExitCode> {
  try {
    await writeFile(resolve(context.cwd, output), content, { flag: ifTaken === null ? 'w' : 'wx' });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const sentence = isTaken ? ifTaken : systemSentence(error, output);
    if (sentence === null) throw error;
    context.err(sentence);
    return exitCode.wrongUse;
  }
  context.out(`${output}: written`);
  return exitCode.fine;
}
