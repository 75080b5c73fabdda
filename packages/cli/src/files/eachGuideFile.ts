import { attempt, CommandFailure } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { guideFilesNamed } from './guideFilesNamed.ts';

/**
 * Runs a command for each guide file that its arguments name, and returns the worst exit code. A file that fails is
 * reported, and the next one follows. With `isJson`, what is printed becomes one array, unless the arguments name one
 * file by its name.
 */
export async function eachGuideFile(
  names: readonly string[],
  isJson: boolean,
  context: Context,
  run: (file: string, context: Context) => Promise<ExitCode>,
): Promise<ExitCode> {
  const files = await guideFilesNamed(names, context);
  const [first] = files;
  if (first !== undefined && files.length === 1 && first === names[0]) return await run(first, context);
  const values: unknown[] = [];
  const collecting: Context = { ...context, json: (value) => values.push(value) };
  let worst: ExitCode = exitCode.fine;
  for (const [at, file] of files.entries()) {
    if (at > 0 && !isJson) context.out('');
    context.progress('Files', at, files.length);
    // oxlint-disable-next-line no-await-in-loop -- in the order of the files
    const ended = await attempt(async () => await run(file, collecting));
    if (ended instanceof CommandFailure) ended.sentences.forEach(context.err);
    const code = ended instanceof CommandFailure ? ended.exit : ended;
    if (code > worst) worst = code;
  }
  if (isJson) context.json(values);
  return worst;
}
