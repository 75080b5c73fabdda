import type { Machine } from './machine.ts';

/**
 * A wrong clock or time zone is ahead by minutes or hours. Times further ahead come from a clock that was corrected
 * since.
 */
const furthestAheadMs = 24 * 60 * 60_000;

/** Files by path whose time was ahead when this process last saw them. */
const sightings = new Map<string, Sighting>();

interface Sighting {
  readonly modifiedAt: number;
  /** Epoch milliseconds, by our clock. */
  readonly firstSeen: number;
}

/**
 * Returns how long a file has been unchanged, in milliseconds. If its time is ahead of our clock, this is how long this
 * process has seen it unchanged, so new files of a machine whose clock is ahead count as new. A time more than a day
 * ahead returns `Infinity`.
 */
export function ageOf({ now }: Pick<Machine, 'now'>, path: string, modifiedAt: number): number {
  const at = now();
  if (modifiedAt <= at || modifiedAt - at > furthestAheadMs) {
    sightings.delete(path);
    return modifiedAt <= at ? at - modifiedAt : Infinity;
  }
  const before = sightings.get(path);
  if (before?.modifiedAt === modifiedAt && before.firstSeen <= at) return at - before.firstSeen;
  sightings.set(path, { modifiedAt, firstSeen: at });
  return 0;
}
