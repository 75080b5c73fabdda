import { resolve } from 'node:path';
import { canonicalText, type TextIssue, textSentenceOf } from '@guide-studio/guide-core';
import type { Command } from 'commander';
import { readGuide } from '../check/readGuide.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { save } from '../save.ts';

type Outcome = { readonly code: ExitCode; readonly line?: string };

function refusal(file: string, issue: TextIssue): Outcome {
  const place = issue.line === undefined ? file : `${file}:${issue.line}:${issue.column}`;
  return { code: exitCode.problems, line: `${place}: ${textSentenceOf(issue)} The file was not changed.` };
}

async function replace(file: string, path: string, old: Uint8Array, bytes: Uint8Array): Promise<Outcome> {
  const problem = await save({ path, file, bytes, before: old });
  if (problem === null) return { code: exitCode.fine, line: `${file}: written in canonical form` };
  return { code: exitCode.wrongUse, line: problem };
}

async function formatFile(file: string, isCheck: boolean, context: Context): Promise<Outcome> {
  const read = await readGuide(file, context.cwd);
  if (!read.ok) return { code: exitCode.wrongUse, line: read.sentence };
  const { parsed } = read;
  if (!parsed.ok) return refusal(file, parsed.issue);
  const loss = parsed.losses[0];
  if (loss !== undefined) return refusal(file, loss);
  const bytes = Buffer.from(canonicalText(parsed.value));
  if (bytes.equals(read.bytes)) return { code: exitCode.fine };
  if (isCheck) return { code: exitCode.problems, line: `${file}: not in canonical form. Run guide format ${file}` };
  return await replace(file, resolve(context.cwd, file), read.bytes, bytes);
}

/**
 * Defines `guide format FILE…`: writes files in the form in which the editor saves. A file that would lose content, or
 * is not a guide, is refused and not changed; a canonical file is not written.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('<files...>', 'guide files')
    .option('--check', 'write nothing; exit with code 1 if a file is not canonical')
    .action(async (files: string[], options: { check?: boolean }) => {
      let worst: ExitCode = exitCode.fine;
      for (const file of files) {
        const { code, line } = await formatFile(file, options.check === true, context);
        if (line !== undefined) (code === exitCode.fine ? context.out : context.err)(line);
        if (code > worst) worst = code;
      }
      context.end(worst);
    });
}
