import type { LanguageCode } from '@guide-studio/guide-core';
import { attempt, CommandFailure } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { guideFilesNamed } from '../files/guideFilesNamed.ts';
import { readWholeGuide } from '../merging/wholeGuide.ts';
import { isUpToDate, languagesOf, statesOf } from './states.ts';
import { translationsBeside } from './translationsBeside.ts';

/** Checks the translations beside every guide file that is named. Returns the worst exit code. */
export async function checkTranslations(
  names: readonly string[],
  to: readonly LanguageCode[] | undefined,
  context: Context,
): Promise<ExitCode> {
  let worst: ExitCode = exitCode.fine;
  for (const file of await guideFilesNamed(names, context)) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of the files
    const ended = await attempt(async () => await checkFile(file, to, context));
    if (ended instanceof CommandFailure) ended.sentences.forEach(context.err);
    const code = ended instanceof CommandFailure ? ended.exit : ended;
    if (code > worst) worst = code;
  }
  return worst;
}

/**
 * Prints what is translated into each language of a guide, and returns whether all of it is up to date. A guide that is in
 * one language alone prints nothing.
 */
async function checkFile(file: string, to: readonly LanguageCode[] | undefined, context: Context): Promise<ExitCode> {
  const guide = await readWholeGuide(file, context.cwd);
  const beside = await translationsBeside(file, context.cwd);
  for (const line of beside.problems) context.err(line);
  const { languages: known } = beside.translations;
  const languages = languagesOf(guide, to);
  for (const language of languages) context.out(`${file}: ${language}: ${statesOf(guide, known, language)}`);
  const isDone = beside.problems.length === 0 && languages.every((language) => isUpToDate(guide, known, language));
  return isDone ? exitCode.fine : exitCode.problems;
}
