import type { Machine } from '../machine/machine.ts';
import { hashOf, readWhole } from '../saving/readWhole.ts';
import { largestGuideBytes } from '../saving/guideText.ts';
import { copiesOfCompanion } from './copiesOfCompanion.ts';
import { type Companion, companionPath, type GuidePlace } from './companionPath.ts';

/**
 * Returns a text that identifies the content of a file beside a guide, including copies of sync tools; null if there
 * are none.
 */
export async function companionMark(machine: Machine, place: GuidePlace, companion: Companion): Promise<string | null> {
  const path = companionPath(place, companion);
  const all = [path, ...(await copiesOfCompanion(machine, path))];
  const hashes = await Promise.all(
    all.map(async (each) => {
      const read = await readWhole(machine.fileSystem, each, largestGuideBytes);
      if (read.state === 'tooLarge') return `too large: ${read.bytes}`;
      return read.state === 'read' ? hashOf(read.bytes) : '';
    }),
  );
  return hashes.every((hash) => hash === '') ? null : hashes.join(' ');
}
