import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { problem } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { readGuide } from './readGuide.ts';
import { textOf } from './textOf.ts';
import { verdictOf } from './verdictOf.ts';

/**
 * Reads a guide that must be valid. Otherwise prints its verdict on stdout and throws `CommandFailure`: that the guide has
 * errors, and what does not happen therefore (`so …`).
 */
export async function validGuide(
  file: string,
  isJson: boolean,
  so: string,
  context: Context,
): Promise<CreateStudyRequest> {
  const { parsed } = await readGuide(file, context.cwd);
  const checked = verdictOf(file, parsed);
  if (checked.valid && parsed.ok) return parsed.value as unknown as CreateStudyRequest;
  if (isJson) context.json(checked);
  else for (const line of textOf(checked)) context.out(line);
  throw problem(`${file}: the guide has errors, so ${so}. Correct them, then try again.`);
}
