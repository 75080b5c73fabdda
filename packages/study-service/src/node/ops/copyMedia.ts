import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';

/** `none`: there is no folder of recordings. `exists`: the other one exists and is not changed. */
export type CopyMediaOutcome = 'done' | 'none' | 'exists';

/** The folder of recordings that a service keeps beside a database file, unless it is told another place. */
export const mediaBeside = (data: string): string => `${data}-media`;

/**
 * Copies the recordings beside one database file to beside another, while services use them. Copy the database first:
 * then all recordings that it knows are there. The copy gets its name only when it is complete.
 */
export function copyMedia(from: string, to: string): CopyMediaOutcome {
  const [source, target] = [mediaBeside(from), mediaBeside(to)];
  if (!existsSync(source)) return 'none';
  if (existsSync(target)) return 'exists';
  const unfinished = `${target}.${process.pid}.part`;
  try {
    // Pieces that are being written have no row yet.
    cpSync(source, unfinished, { recursive: true, filter: (path) => !path.endsWith('.part') });
    renameSync(unfinished, target);
    return 'done';
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
