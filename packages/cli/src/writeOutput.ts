import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Context } from './context.ts';
import { type ExitCode, exitCode } from './exitCode.ts';
import { save, saveOver } from './save.ts';
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
  const problem = await written(output, Buffer.from(content), ifTaken, context);
  if (problem !== null) {
    context.err(problem);
    return exitCode.wrongUse;
  }
  context.out(`${output}: written`);
  return exitCode.fine;
}

async function written(
  output: string,
  bytes: Uint8Array,
  ifTaken: string | null,
  context: Context,
): Promise<string | null> {
  const path = resolve(context.cwd, output);
  try {
    if (ifTaken === null) return await saveOver(path, output, bytes);
    return existsSync(path) ? ifTaken : await save({ path, file: output, bytes, before: null });
  } catch (error) {
    const sentence = systemSentence(error, output);
    if (sentence === null) throw error;
    return sentence;
  }
}
