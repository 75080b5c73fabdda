import { stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hostMessageOf } from '@guide-studio/host/common';
import { hashOf, nodeFileSystem, readWhole, saveFile, sweepLeftovers, thisMachine } from '@guide-studio/host/node';

interface Content {
  /** An absolute path. */
  readonly path: string;
  /** How the user named it. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** What the file must still have; null if there must be none. */
  readonly before: Uint8Array | null;
  /** Receives the old bytes before they are replaced. */
  readonly displaced?: (path: string, bytes: Uint8Array) => Promise<void>;
}

/**
 * Writes a file as the editor does: it has all old or all new bytes at any time, and what a killed command left beside
 * it is removed. Returns null, or a sentence that says why it was not written.
 */
export async function save({ path, file, bytes, before, displaced }: Content): Promise<string | null> {
  await sweepLeftovers(thisMachine(), dirname(path));
  const baseHash = before === null ? null : hashOf(before);
  const saved = await saveFile(thisMachine(), { path, bytes, baseHash, file, ...(displaced ? { displaced } : {}) });
  if (saved.ok) return null;
  const { what, next } = hostMessageOf(saved.error);
  return `${file}: ${what} ${next}`;
}

/** Writes a file whatever it has. A pipe or a device, such as /dev/stdout, gets the bytes as they are. */
export async function saveOver(path: string, file: string, bytes: Uint8Array): Promise<string | null> {
  const facts = await stat(path).catch(() => null);
  if (facts !== null && !facts.isFile() && !facts.isDirectory()) {
    await writeFile(path, bytes);
    return null;
  }
  const before = await readWhole(nodeFileSystem, path).catch(() => null);
  return await save({ path, file, bytes, before: before?.state === 'read' ? before.bytes : null });
}
