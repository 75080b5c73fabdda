import { closeSync, openSync, writeSync } from 'node:fs';
import type { LogDestination } from '../log.ts';

/** A file that lines are appended to, readable only by its owner. Opening throws the system's error. */
export interface LogFile extends LogDestination {
  close(): void;
}

/** Opens a log file for appending, and creates it if missing. */
export function openLogFile(path: string): LogFile {
  const file = openSync(path, 'a', 0o600);
  return {
    write(line) {
      try {
        writeSync(file, line);
      } catch {
        // On a full disk, log lines are lost but answers are not.
      }
    },
    close: () => closeSync(file),
  };
}
