import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** After this many starts that did not get to a page that works, nothing is restored. */
const mostFailed = 2;

/** A start of the application. It counts as failed until a page works. */
export interface CountedStart {
  /** True if the two starts before failed, until a page works: what is restored may be what fails. */
  isSafe(): boolean;
  /** A page works. */
  succeeded(): void;
  /** A page ended before it worked. */
  failed(): void;
  /** The user ends the application: a start that has not failed so far does not count. */
  ended(): void;
}

/** Counts this start. If the folder cannot be written, no start is safe. */
export function countStart(folder: string): CountedStart {
  const path = join(folder, 'starts.json');
  const before = failedIn(path);
  let state: 'open' | 'succeeded' | 'failed' = 'open';
  const write = (failed: number) => {
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, `${JSON.stringify({ failed })}\n`);
    } catch {
      // The start goes on without the count.
    }
  };
  write(before + 1);
  return {
    isSafe: () => state !== 'succeeded' && before >= mostFailed,
    succeeded: () => {
      state = 'succeeded';
      write(0);
    },
    failed: () => {
      if (state === 'open') state = 'failed';
    },
    ended: () => {
      if (state === 'open') write(before);
    },
  };
}

function failedIn(path: string): number {
  try {
    const { failed } = JSON.parse(readFileSync(path, 'utf8')) as { failed?: unknown };
    return typeof failed === 'number' ? failed : 0;
  } catch {
    return 0;
  }
}
