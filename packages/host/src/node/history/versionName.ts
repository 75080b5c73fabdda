import { guideExtension, type Version } from '../../common/index.ts';

const pattern = /^(\d{13,16})-(save|reload|merge|restore)-([0-9a-f]{16})$/u;

/**
 * Returns the facts in the file name of a version; null if it is not a version. The name without its extension is the
 * id.
 */
export function versionOf(name: string): Omit<Version, 'bytes'> | null {
  if (!name.endsWith(guideExtension)) return null;
  const id = name.slice(0, -guideExtension.length);
  const match = pattern.exec(id);
  if (match === null) return null;
  const [, time, reason, hash] = match;
  return {
    id,
    keptAt: Number(time),
    reason: reason as Version['reason'],
    hash: hash ?? '',
  };
}

/** Returns the file name of a version: time, reason, and first digits of the SHA-256. */
export function versionName(keptAt: number, reason: Version['reason'], hash: string): string {
  return `${String(Math.trunc(keptAt)).padStart(13, '0')}-${reason}-${hash.slice(0, 16)}${guideExtension}`;
}

/** Returns the file name of the version with this id. */
export function fileOfVersion(id: string): string {
  return id + guideExtension;
}
