import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface CommandLine {
  /** Guides to open, in order, or folders: what a file manager or a shell passes. Absolute paths. */
  readonly paths: readonly string[];
  /** The folder to show. */
  readonly folder: string | undefined;
  /** True if a window of its own is asked for. */
  readonly newWindow: boolean;
}

/**
 * Parses the arguments after the program: `[--folder=DIR] [--new-window] [PATH …]`. A path may be a `file:` address, as
 * file managers of Linux pass it. Ignores Chromium's switches.
 */
export function commandLine(parameters: readonly string[], workingFolder: string): CommandLine {
  const named = parameters.find((text) => text.startsWith('--folder='))?.slice('--folder='.length);
  return {
    paths: parameters.flatMap((text) => pathOf(text, workingFolder) ?? []),
    folder: named === undefined ? undefined : resolve(workingFolder, named),
    newWindow: parameters.includes('--new-window'),
  };
}

function pathOf(text: string, workingFolder: string): string | null {
  if (text.startsWith('-') || text === '') return null;
  if (!/^file:/iu.test(text)) return resolve(workingFolder, text);
  try {
    return fileURLToPath(text);
  } catch {
    // Not an address of a file on this machine.
    return null;
  }
}
