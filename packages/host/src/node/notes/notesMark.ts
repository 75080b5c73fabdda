import type { Machine } from '../machine/machine.ts';
import { hashOf, readWhole } from '../saving/readWhole.ts';
import { largestGuideBytes } from '../saving/guideText.ts';
import { copiesOfNotes } from './copiesOfNotes.ts';
import { type GuidePlace, notesPath } from './notesPath.ts';

/**
 * Returns a text that identifies the content of a guide's notes, including copies of sync tools; null if there are
 * none.
 */
export async function notesMark(machine: Machine, place: GuidePlace): Promise<string | null> {
  const path = notesPath(place);
  const all = [path, ...(await copiesOfNotes(machine, path))];
  const hashes = await Promise.all(
    all.map(async (each) => {
      const read = await readWhole(machine.fileSystem, each, largestGuideBytes);
      if (read.state === 'tooLarge') return `too large: ${read.bytes}`;
      return read.state === 'read' ? hashOf(read.bytes) : '';
    }),
  );
  return hashes.every((hash) => hash === '') ? null : hashes.join(' ');
}
