import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { withoutSchemaLine } from '@guide-studio/guide-core/internal';
import { toCode } from '@guide-studio/guide-core/author';
import type { Command } from 'commander';
import { checkFile } from '../check/checkFile.ts';
import { readGuideInput } from '../check/readGuideFile.ts';
import { textOf } from '../check/textOf.ts';

import { problem, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { writeOutput } from '../writeOutput.ts';

async function convert(file: string, output: string | undefined, context: Context): Promise<void> {
  if (/\.[cm]?[jt]s$/u.test(file)) throw wrongUse(`${file} is code. To make the guide, run guide build ${file}`);
  const { parsed } = await readGuideInput(file, context);
  const { verdict, valid } = checkFile(file, parsed);
  if (valid === null || !parsed.ok)
    throw problem(...textOf(verdict), 'No code was written. Fix the guide, then run this command again.');
  const code = toCode(JSON.parse(canonicalText(withoutSchemaLine(parsed.value))) as CreateStudyRequest);
  if (output === undefined) {
    context.exact(code);
    return;
  }
  // Code that is there may have been changed by hand.
  const ifTaken = `${output} exists and may have been changed. Choose another name, or delete it first.`;
  await writeOutput(output, code, { ifTaken }, context);
}

/** Defines `guide to-code FILE`: prints code that makes a guide. `guide build` of it gives the same bytes. */
export function define(command: Command, context: Context): void {
  command
    .argument('<file>', 'a guide file, or - for stdin')
    .option('-o, --output <file>', 'a new file to write (default: print)')
    .action(async (file: string, { output }: { output?: string }) => await convert(file, output, context));
}
