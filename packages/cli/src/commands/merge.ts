import { resolve } from 'node:path';
import type { Command } from 'commander';
import { allOf, attempt } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { conflictLines, mergeFiles } from '../merging/mergeFiles.ts';
import { readWholeInput } from '../merging/wholeGuide.ts';
import { saveOutput } from '../save.ts';
import { type ForceOption, withForce } from '../writeOutput.ts';
import { escapedJson, printable } from '../printable.ts';

interface Options extends ForceOption {
  readonly output?: string;
}

async function merge(
  files: readonly [string, string, string],
  { output, force = false }: Options,
  context: Context,
): Promise<ExitCode> {
  // Read one by one, so that bytes and text are freed as soon as each guide is parsed.
  const read = async (file: string) => await attempt(async () => await readWholeInput(file, context));
  const versions = allOf([await read(files[0]), await read(files[1]), await read(files[2])]);
  const [base = {}, ours = {}, theirs = {}] = versions;
  const labels = { base: printable(files[0]), ours: printable(files[1]), theirs: printable(files[2]) };
  const { text, conflicts } = mergeFiles(output ?? files[1], base, ours, theirs, labels);
  for (const line of conflictLines(output ?? 'The result', conflicts)) context.err(line);
  if (output === undefined) context.print(escapedJson(text.replace(/\n$/u, '')));
  else {
    const { kept } = await saveOutput(
      { path: resolve(context.cwd, output), file: output, bytes: Buffer.from(text), isForced: force },
      context,
    );
    if (kept !== null) context.out(`${kept}: has what was there before`);
  }
  return conflicts.length === 0 ? exitCode.fine : exitCode.problems;
}

/**
 * Defines `guide merge BASE OURS THEIRS [-o FILE]`: combines the changes of both sides in one guide. Exits with 1 if
 * there are conflicts: the result then has conflict markers, which the editor opens as a merge.
 */
export function define(command: Command, context: Context): void {
  withForce(command)
    .argument('<base>', 'the common earlier version')
    .argument('<ours>', 'your version')
    .argument('<theirs>', 'the other version')
    .option('-o, --output <file>', 'where to write the result (default: standard output)')
    .action(async (base: string, ours: string, theirs: string, options: Options) => {
      context.end(await merge([base, ours, theirs], options, context));
    });
}
