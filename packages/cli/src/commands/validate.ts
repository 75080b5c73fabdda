import { type Command, Option } from 'commander';
import { checkFile, type FileVerdict } from '../check/checkFile.ts';
import { junitOf } from '../check/junitOf.ts';
import { readGuideFile } from '../check/readGuideFile.ts';
import { sarifOf } from '../check/sarifOf.ts';
import { textOf } from '../check/textOf.ts';

import { withPathFindings } from '../check/withPathFindings.ts';
import { attempt, CommandFailure } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';

const formats = ['text', 'json', 'sarif', 'junit'] as const;
type Format = (typeof formats)[number];

async function validateFiles(files: readonly string[], format: Format, context: Context): Promise<ExitCode> {
  const verdicts: FileVerdict[] = [];
  const unreadable = new Map<string, string>();
  for await (const { file, read } of readAhead(files, context.cwd)) {
    if (!(read instanceof CommandFailure)) {
      const verdict = withPathFindings(checkFile(file, read.parsed));
      verdicts.push(verdict);
      if (format === 'text') for (const line of textOf(verdict)) context.out(line);
    } else {
      unreadable.set(file, read.message);
      context.err(read.message);
    }
  }
  if (format === 'json') context.json(verdicts);
  if (format === 'sarif') context.json(sarifOf(verdicts, [...unreadable.values()], context.version));
  if (format === 'junit') context.print(junitOf(verdicts, unreadable));
  if (unreadable.size > 0) return exitCode.wrongUse;
  return verdicts.every((verdict) => verdict.valid) ? exitCode.fine : exitCode.problems;
}

/** So many files are read while one is checked. */
const filesAhead = 4;

/** Reads files in their order. */
async function* readAhead(files: readonly string[], cwd: string) {
  const begin = (file: string) => attempt(async () => await readGuideFile(file, cwd));
  const begun = files.slice(0, filesAhead).map(begin);
  for (const [at, file] of files.entries()) {
    const next = files[at + filesAhead];
    const read = await begun.shift();
    if (read === undefined) return;
    if (next !== undefined) begun.push(begin(next));
    yield { file, read };
  }
}

/**
 * Defines `guide validate FILE…`: prints the service's verdict without a service. Unreadable files are named on stderr
 * and omitted from the JSON, which is always an array of verdicts; SARIF and JUnit include them.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('<files...>', 'guide files')
    .addOption(
      new Option('--format <format>', 'how to print: sarif for code hosts, junit for pipelines')
        .choices(formats)
        .default('text'),
    )
    .action(async (files: string[], options: { format: Format }) => {
      context.end(await validateFiles(files, options.format, context));
    });
}
