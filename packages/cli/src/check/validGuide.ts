import type { Guide } from '@guide-studio/guide-core';
import { problem } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { checkFile } from './checkFile.ts';
import { readGuideInput } from './readGuideFile.ts';
import { textOf } from './textOf.ts';

/**
 * Reads a guide that must be valid. `name`: what to call the file. Otherwise prints its verdict on stdout and throws `CommandFailure`: that the guide has
 * errors, and what does not happen therefore (`so …`).
 */
export async function validGuide(
  { file, name }: { readonly file: string; readonly name: string },
  isJson: boolean,
  so: string,
  context: Context,
): Promise<Guide> {
  const { parsed } = await readGuideInput(file, context);
  const { verdict, valid } = checkFile(name, parsed);
  if (valid !== null) return valid.guide;
  if (isJson) context.json(verdict);
  else for (const line of textOf(verdict)) context.out(line);
  throw problem(`${name}: the guide has errors, so ${so}. Correct them, then try again.`);
}
