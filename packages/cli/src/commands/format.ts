import { resolve } from 'node:path';
import { canonicalText, type TextIssue, textSentenceOf } from '@guide-studio/guide-core/files';
import type { Command } from 'commander';
import { readGuideInput } from '../check/readGuideFile.ts';
import { attempt, CommandFailure, problem } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { guideFilesNamed, standardInput } from '../files/guideFilesNamed.ts';
import { save } from '../save.ts';

function refusal(file: string, issue: TextIssue): CommandFailure {
  const place = issue.line === undefined ? file : `${file}:${issue.line}:${issue.column}`;
  return problem(`${place}: ${textSentenceOf(issue)} The file was not changed.`);
}

async function formatFile(file: string, isCheck: boolean, context: Context): Promise<void> {
  const { parsed, bytes: before } = await readGuideInput(file, context);
  if (!parsed.ok) throw refusal(file, parsed.issue);
  const loss = parsed.losses[0];
  if (loss !== undefined) throw refusal(file, loss);
  const bytes = Buffer.from(canonicalText(parsed.value));
  if (file === standardInput && !isCheck) return context.exact(bytes);
  if (bytes.equals(before)) return;
  if (isCheck) throw problem(`${file}: not in canonical form. Run guide format ${file}`);
  await save({ path: resolve(context.cwd, file), file, bytes, before });
  context.out(`${file}: written in canonical form`);
}

/**
 * Defines `guide format FILE…`: writes files in the form in which the editor saves. A file that would lose content, or
 * is not a guide, is refused and not changed; a canonical file is not written. Standard input is written to stdout.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('<files...>', 'guide files, folders with them, patterns such as "studies/*.guide.json", or - for stdin')
    .option('--check', 'write nothing; exit with code 1 if a file is not canonical')
    .action(async (files: string[], options: { check?: boolean }) => {
      let worst: ExitCode = exitCode.fine;
      for (const file of await guideFilesNamed(files, context)) {
        const failure = await attempt(async () => await formatFile(file, options.check === true, context));
        if (!(failure instanceof CommandFailure)) continue;
        failure.sentences.forEach(context.err);
        if (failure.exit > worst) worst = failure.exit;
      }
      context.end(worst);
    });
}
