import { canonicalText, type CreateStudyRequest } from '@guide-studio/guide-core';
import { toCode } from '@guide-studio/guide-core/author';
import type { Command } from 'commander';
import { readGuide } from '../check/readGuide.ts';
import { textOf } from '../check/textOf.ts';
import { verdictOf } from '../check/verdictOf.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { writeOutput } from '../writeOutput.ts';

async function convert(file: string, output: string | undefined, context: Context): Promise<ExitCode> {
  if (/\.[cm]?[jt]s$/u.test(file)) {
    context.err(`${file} is code. To make the guide, run guide build ${file}`);
    return exitCode.wrongUse;
  }
  const read = await readGuide(file, context.cwd);
  if (!read.ok) {
    context.err(read.sentence);
    return exitCode.wrongUse;
  }
  const verdict = verdictOf(file, read.parsed);
  if (!verdict.valid || !read.parsed.ok) {
    for (const line of textOf(verdict)) context.err(line);
    context.err('No code was written. Fix the guide, then run this command again.');
    return exitCode.problems;
  }
  const code = toCode(JSON.parse(canonicalText(read.parsed.value)) as CreateStudyRequest);
  if (output === undefined) {
    context.exact(code);
    return exitCode.fine;
  }
  // Code that is there may have been changed by hand.
  const ifTaken = `${output} exists and may have been changed. Choose another name, or delete it first.`;
  return await writeOutput(output, code, { ifTaken }, context);
}

/** Defines `guide to-code FILE`: prints code that makes a guide. `guide build` of it gives the same bytes. */
export function define(command: Command, context: Context): void {
  command
    .argument('<file>', 'a guide file')
    .option('-o, --output <file>', 'a new file to write (default: print)')
    .action(async (file: string, { output }: { output?: string }) => {
      context.end(await convert(file, output, context));
    });
}
