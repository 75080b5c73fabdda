import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const noteOf = (database: string): string => `${database}.port`;

/** Where the service of this database listened the last time, or listens now; null when it never did. */
export function lastPort(database: string): number | null {
  const note = noteOf(database);
  const port = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}

/** Remembers where the service of this database listens. */
export function notePort(database: string, port: string): void {
  writeFileSync(noteOf(database), port, { mode: 0o600 });
}
