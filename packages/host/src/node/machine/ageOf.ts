import type { Machine } from './machine.ts';

/**
 * A wrong clock or time zone of a machine or share that is in use is ahead by minutes or hours. A time further ahead is
 * left over from a clock that has been set right since.
 */
const furthestAheadMs = 24 * 60 * 60_000;

/** Files whose time was ahead when this process last saw them, by path. */
const sightings = new Map<string, Sighting>();

interface Sighting {
  readonly modifiedAt: number;
  /** Epoch milliseconds of our own clock. */
  readonly firstSeen: number;
}

/**
 * How long a file has been unchanged, in milliseconds. Where its time is ahead of our clock, that is how long this
 * process has seen it unchanged: what a machine ahead has just made is new. A time over a day ahead is older than any
 * limit.
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
