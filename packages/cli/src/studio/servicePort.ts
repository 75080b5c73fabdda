import { readFileSync, writeFileSync } from 'node:fs';

const noteOf = (database: string): string => `${database}.port`;

/** Returns the last or current port of the service of this database; null if it never ran. */
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

/** Stores the port of the service of this database. */
export function notePort(database: string, port: string): void {
  try {
    writeFileSync(noteOf(database), port, { mode: 0o600 });
  } catch {
    // Without the note the next start uses another port.
  }
}
