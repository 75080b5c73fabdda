import type { JsonObject } from '@guide-studio/guide-core';
import { type ParseResult, textSentenceOf } from '@guide-studio/guide-core/files';
import { readGuideFile, readGuideInput } from '../check/readGuideFile.ts';
import { CommandFailure } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';

/**
 * Returns a guide that can be compared and merged. Throws `CommandFailure`, with the exit code `exit`, for text that is
 * not a guide file, or that would lose content when written again.
 */
export function wholeGuide(name: string, parsed: ParseResult, exit: ExitCode = exitCode.wrongUse): JsonObject {
  const issue = parsed.ok ? parsed.losses[0] : parsed.issue;
  if (parsed.ok && issue === undefined) return parsed.value;
  const place = issue?.line === undefined ? name : `${name}:${issue.line}:${issue.column}`;
  throw new CommandFailure(exit, [issue ? `${place}: ${textSentenceOf(issue)}` : name]);
}

/** Reads a file as a guide, or as the notes of one. Throws `CommandFailure`: see {@link wholeGuide}. */
export async function readWholeGuide(file: string, cwd: string, exit?: ExitCode): Promise<JsonObject> {
  return wholeGuide(file, (await readGuideFile(file, cwd)).parsed, exit);
}

/** Reads a guide like {@link readWholeGuide}; `-` is standard input. */
export async function readWholeInput(file: string, context: Context, exit?: ExitCode): Promise<JsonObject> {
  return wholeGuide(file, (await readGuideInput(file, context)).parsed, exit);
}
