import { dirname, resolve } from 'node:path';

export interface CommandLine {
  /** The guide to open first. */
  readonly file: string | undefined;
  readonly folder: string | undefined;
}

/** Parses the arguments after the program: `[--folder=DIR] [FILE]`. Ignores Chromium's switches. */
export function commandLine(parameters: readonly string[], workingFolder: string): CommandLine {
  const named = parameters.find((text) => text.startsWith('--folder='))?.slice('--folder='.length);
  const file = parameters.find((text) => /\.json$/iu.test(text) && !text.startsWith('-'));
  const path = file === undefined ? undefined : resolve(workingFolder, file);
  if (named !== undefined) return { file: path, folder: resolve(workingFolder, named) };
  return { file: path, folder: path === undefined ? undefined : dirname(path) };
}
