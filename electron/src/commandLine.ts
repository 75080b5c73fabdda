import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface CommandLine {
  /** The guides to open, in order. */
  readonly files: readonly string[];
  readonly folder: string | undefined;
}

/**
 * Parses the arguments after the program: `[--folder=DIR] [FILE …]`. A file may be a `file:` address, as file managers
 * of Linux pass it. Ignores Chromium's switches.
 */
export function commandLine(parameters: readonly string[], workingFolder: string): CommandLine {
  const named = parameters.find((text) => text.startsWith('--folder='))?.slice('--folder='.length);
  const files = parameters.flatMap((text) => fileOf(text, workingFolder) ?? []);
  const [first] = files;
  const folder = named === undefined ? first && dirname(first) : resolve(workingFolder, named);
  return { files, folder };
}

function fileOf(text: string, workingFolder: string): string | null {
  if (text.startsWith('-') || !/\.json$/iu.test(text)) return null;
  if (!/^file:/iu.test(text)) return resolve(workingFolder, text);
  try {
    return fileURLToPath(text);
  } catch {
    // Not an address of a file on this machine.
    return null;
  }
}
