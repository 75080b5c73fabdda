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
}

const version = 1;

export function jsonOf({ name, path, baseHash, writtenAt, text }: BackupFile): JsonObject {
  return { version, name, path, baseHash, writtenAt, text };
}

/** The content of a backup. One that a newer version wrote is none of ours to judge. */
export function backupFileOf(value: JsonObject | null): BackupFile | 'damaged' | 'newer' {
  if (value === null) return 'damaged';
  if (typeof value.version === 'number' && value.version > version) return 'newer';
  const { name, path, baseHash, writtenAt, text } = value;
  if (typeof name !== 'string' || typeof text !== 'string' || typeof writtenAt !== 'number') return 'damaged';
  if (!isTextOrNull(path) || !isTextOrNull(baseHash)) return 'damaged';
  return { name, path, baseHash, writtenAt, text };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
