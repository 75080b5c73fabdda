import { closeSync, openSync, writeSync } from 'node:fs';
import type { LogDestination } from '../log.ts';

/** A file that lines are added to, readable by its owner only. Throws the system's error when it cannot be opened. */
export interface LogFile extends LogDestination {
  close(): void;
}

export function openLogFile(path: string): LogFile {
  const file = openSync(path, 'a', 0o600);
  return {
    write(line) {
      try {
        writeSync(file, line);
      } catch {
        // A full disk may cost lines of the log, but no answers.
      }
    },
    close: () => closeSync(file),
  };
}
