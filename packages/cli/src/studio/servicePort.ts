import { readFileSync, writeFileSync } from 'node:fs';

const noteOf = (database: string): string => `${database}.port`;

/** Where the service of this database listened the last time, or listens now; null when it never did. */
export function lastPort(database: string): number | null {
  const port = Number(noted(noteOf(database)));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}

function noted(note: string): string {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return '';
  }
}

/** Remembers where the service of this database listens. */
export function notePort(database: string, port: string): void {
  try {
    writeFileSync(noteOf(database), port, { mode: 0o600 });
  } catch {
    // Without the note the next start takes another port: no reason not to run.
  }
}
