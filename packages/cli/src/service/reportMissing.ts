import type { CopiedRecordings } from '@guide-studio/study-service/node';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';

/** Says how many parts of recordings were missing or damaged when they were copied, if any. */
export function reportMissing(
  { copied, missing }: CopiedRecordings,
  place: string,
  so: string,
  context: Context,
): ExitCode {
  if (missing === 0) return exitCode.fine;
  context.err(
    `${missing} of ${copied + missing} parts of recordings are missing or damaged in ${place}, so ${so}. The interviews that they belong to have their other answers.`,
  );
  return exitCode.problems;
}
