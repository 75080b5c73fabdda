import type { JsonObject } from '../../common/index.ts';

/** The content of a backup on disk. */
export interface BackupFile {
  readonly name: string;
  /** Path of the guide; null if it was never saved. Paths outlive the host, handles do not. */
  readonly path: string | null;
  readonly baseHash: string | null;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  readonly text: string;
  /** The editor's notes on an undecided merge. */
  readonly merging: string | null;
  /** What is written beside the guide with its first save. */
  readonly beside: string | null;
}

const version = 1;

/** Returns a backup as JSON; {@link backupFileOf} reads it back. */
export function jsonOf({ name, path, baseHash, writtenAt, text, merging, beside }: BackupFile): JsonObject {
  return { version, name, path, baseHash, writtenAt, text, merging, beside };
}

/** Returns the content of a backup, `damaged`, or `newer` if a newer version wrote it. */
export function backupFileOf(value: JsonObject | null): BackupFile | 'damaged' | 'newer' {
  if (value === null) return 'damaged';
  if (typeof value.version === 'number' && value.version > version) return 'newer';
  const { name, path, baseHash, writtenAt, text, merging = null, beside = null } = value;
  if (typeof name !== 'string' || typeof text !== 'string' || typeof writtenAt !== 'number') return 'damaged';
  if (!isTextOrNull(path) || !isTextOrNull(baseHash) || !isTextOrNull(merging) || !isTextOrNull(beside))
    return 'damaged';
  return { name, path, baseHash, writtenAt, text, merging, beside };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
