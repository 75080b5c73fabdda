import { type Command, Option } from 'commander';
import { readGuide } from '../check/readGuide.ts';
import { type FileVerdict, type ReportedFinding, verdictOf } from '../check/verdictOf.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function lineOf(file: string, finding: ReportedFinding): string {
  const place = finding.line === undefined ? file : `${file}:${finding.line}:${finding.column}`;
  return `${place}: ${finding.severity}: ${finding.message} [${finding.code}]`;
}

function textOf(verdict: FileVerdict): readonly string[] {
  const warnings = verdict.issues.filter((issue) => issue.severity === 'warning').length;
  const errors = verdict.issues.length - warnings;
  const counts = [errors > 0 ? plural(errors, 'error') : null, warnings > 0 ? plural(warnings, 'warning') : null];
  const found = counts.filter((count) => count !== null).join(', ');
  const summary = verdict.valid ? `valid${found === '' ? '' : ` (${found})`}` : `${verdict.code}: ${found}`;
  return [...verdict.issues.map((issue) => lineOf(verdict.file, issue)), `${verdict.file}: ${summary}`];
}

async function validateFiles(files: readonly string[], format: 'text' | 'json', context: Context): Promise<ExitCode> {
  const verdicts: FileVerdict[] = [];
  let unreadable = false;
  for (const file of files) {
    const read = await readGuide(file, context.cwd);
    if (read.ok) {
      const verdict = verdictOf(file, read.bytes);
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
    .addOption(new Option('--format <format>', 'how to print the findings').choices(['text', 'json']).default('text'))
    .action(async (files: string[], options: { format: 'text' | 'json' }) => {
      context.end(await validateFiles(files, options.format, context));
    });
}
