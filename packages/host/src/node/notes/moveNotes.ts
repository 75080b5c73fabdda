import { done, failed, type HostResult, mergeNotes } from '../../common/index.ts';
import { basename } from 'node:path';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { readJsonFile, updateJsonFile } from '../saving/jsonFile.ts';
import { notesFile } from './notesFile.ts';

/**
 * Merges notes into another notes file. The old file is removed only if everything in it is in the new one. Fails if a
 * file cannot be read or written.
 */
export async function moveNotes(machine: Machine, from: string, to: string): Promise<HostResult<null>> {
  const moving = await readJsonFile(machine, from, notesFile);
  if (!moving.ok) return moving;
  const notes = moving.value;
  if (notes === null || from === to) return done(null);
  let isWhole = true;
  const written = await updateJsonFile(machine, to, notesFile, (there) => {
    const merged = mergeNotes({}, there ?? {}, notes, 'both');
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
