import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';

const largestBytes = 1_000_000;

/** What the main process and the local service report. One JSON object a line, in a file of the home folder. */
export interface Log {
  /** The file, which the first failure makes. Help › Show log opens it. */
  readonly path: string;
  /** Notes something that failed, and writes it to the terminal too. Pass no guides, answers or keys. */
  error(what: string, cause?: unknown): void;
}

/**
 * Returns the log of a home folder. A file of more than a megabyte becomes `studio.old.log`, which replaces the one
 * before. If the folder cannot be written, for example because the disk is full, errors only go to the terminal.
 */
export function openLog(home: string): Log {
  const path = join(home, 'studio.log');
  let logger: pino.Logger | null = null;
  return {
    path,
    error: (what, cause) => {
      console.error(what, cause ?? '');
      try {
        if (isFull(path)) {
          renameSync(path, join(home, 'studio.old.log'));
          logger = null;
        }
        logger ??= fileLog(home, path);
        logger.error({ err: cause }, what);
      } catch {
        // The terminal has it.
      }
    },
  };
}

function isFull(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestBytes;
}

function fileLog(home: string, path: string): pino.Logger {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const destination = pino.destination({ dest: path, sync: true, mode: 0o600 });
  destination.on('error', () => undefined);
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
