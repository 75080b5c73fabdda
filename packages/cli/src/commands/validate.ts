import type { Command } from 'commander';
import { readGuide } from '../check/readGuide.ts';
import { textOf } from '../check/textOf.ts';
import { type FileVerdict, verdictOf } from '../check/verdictOf.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';

async function validateFiles(files: readonly string[], format: OutputFormat, context: Context): Promise<ExitCode> {
  const verdicts: FileVerdict[] = [];
  let unreadable = false;
  for (const file of files) {
    const read = await readGuide(file, context.cwd);
    if (read.ok) {
      const verdict = verdictOf(file, read.parsed);
      verdicts.push(verdict);
      if (format === 'text') for (const line of textOf(verdict)) context.out(line);
    } else {
      unreadable = true;
      context.err(read.sentence);
    }
  }
  if (format === 'json') context.out(JSON.stringify(verdicts, null, 2));
  if (unreadable) return exitCode.wrongUse;
  return verdicts.every((verdict) => verdict.valid) ? exitCode.fine : exitCode.problems;
}

/**
 * `guide validate FILE…`: the verdict of the service, without a service. Files that cannot be read are named on stderr
 * and left out of the JSON, which stays one array of verdicts.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('<files...>', 'guide files')
    .addOption(formatOption())
    .action(async (files: string[], options: { format: OutputFormat }) => {
      context.end(await validateFiles(files, options.format, context));
    });
}
