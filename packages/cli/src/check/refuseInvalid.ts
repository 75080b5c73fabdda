import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { textOf } from './textOf.ts';
import type { FileVerdict } from './verdictOf.ts';

/** Prints why a guide is invalid, and what does not happen therefore (`so …`). */
export function refuseInvalid(checked: FileVerdict, isJson: boolean, so: string, context: Context): ExitCode {
  if (isJson) context.json(checked);
  else for (const line of textOf(checked)) context.out(line);
  context.err(`${checked.file}: the guide has errors, so ${so}. Correct them, then try again.`);
  return exitCode.problems;
}
