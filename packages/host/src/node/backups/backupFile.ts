import type { JsonObject } from '../../common/index.ts';

/** What a backup holds on the disk. */
export interface BackupFile {
  readonly name: string;
  /** Where the guide lies; null for one that was never saved. Handles do not outlive the host, paths do. */
  readonly path: string | null;
  readonly baseHash: string | null;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  readonly text: string;
  /** What the editor noted of a merge that is not decided yet. */
  readonly merging: string | null;
}

const version = 1;

export function jsonOf({ name, path, baseHash, writtenAt, text, merging }: BackupFile): JsonObject {
  return { version, name, path, baseHash, writtenAt, text, merging };
}

/** The content of a backup. One that a newer version wrote is none of ours to judge. */
export function backupFileOf(value: JsonObject | null): BackupFile | 'damaged' | 'newer' {
  if (value === null) return 'damaged';
  if (typeof value.version === 'number' && value.version > version) return 'newer';
  const { name, path, baseHash, writtenAt, text, merging = null } = value;
  if (typeof name !== 'string' || typeof text !== 'string' || typeof writtenAt !== 'number') return 'damaged';
  if (!isTextOrNull(path) || !isTextOrNull(baseHash) || !isTextOrNull(merging)) return 'damaged';
  return { name, path, baseHash, writtenAt, text, merging };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
