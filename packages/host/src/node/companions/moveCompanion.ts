import { done, failed, type HostResult, mergeNotes } from '../../common/index.ts';
import { basename } from 'node:path';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { readJsonFile, updateJsonFile } from '../saving/jsonFile.ts';
import { companionFile } from './companionFile.ts';
import { type Companion, companionPath, type GuidePlace } from './companionPath.ts';

/** Moves a file beside a guide to the new name of the guide. Works like {@link mergeInto}. */
export async function moveCompanion(
  machine: Machine,
  companion: Companion,
  from: GuidePlace,
  to: GuidePlace,
): Promise<HostResult<null>> {
  return await mergeInto(machine, companion, companionPath(from, companion), companionPath(to, companion));
}

/**
 * Merges a file into another one. The old file is removed only if everything in it is in the new one. Fails if a file
 * cannot be read or written.
 */
export async function mergeInto(
  machine: Machine,
  companion: Companion,
  from: string,
  to: string,
): Promise<HostResult<null>> {
  const options = companionFile(companion);
  const moving = await readJsonFile(machine, from, options);
  if (!moving.ok) return moving;
  const moved = moving.value;
  if (moved === null || from === to) return done(null);
  let isWhole = true;
  const written = await updateJsonFile(machine, to, options, (there) => {
    const merged = mergeNotes({ base: {}, ours: there ?? {}, theirs: moved }, 'both');
    isWhole = merged.conflicts.length === 0;
    return merged.notes;
  });
  if (!written.ok) return written;
  if (!isWhole) return done(null);
  try {
    await machine.fileSystem.remove(from);
    return done(null);
  } catch (error) {
    return failed({ code: 'fileSystem', file: basename(from), cause: systemErrorCode(error) });
  }
}
