import { alwaysKept, type HistoryLimits, type Version } from '../../common/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Up to each age, only the newest version of each stretch of time is kept. Below one hour every version is kept. */
const stretches: readonly (readonly [age: number, each: number])[] = [
  [hourMs, 0],
  [dayMs, 10 * minuteMs],
  [7 * dayMs, hourMs],
  [Infinity, dayMs],
];

/**
 * Returns the versions to delete, oldest first: those that a newer one of the same stretch replaces, and those beyond
 * the limits. Versions from before a reload, merge or restore follow only the limits, because their content is in no
 * file. `versions` are those of one guide, newest first.
 */
export function outdated(versions: readonly Version[], limits: HistoryLimits, now: number): readonly Version[] {
  const oldest = now - limits.days * dayMs;
  const room = limits.megabytes * 1024 * 1024;
  const taken = new Set<string>();
  let bytes = 0;
  const gone = versions.filter((version, at) => {
    const stretch = version.reason === 'save' ? stretchOf(version.keptAt, now) : null;
    const isThere = stretch !== null && taken.has(stretch);
    if (stretch !== null) taken.add(stretch);
    if (at >= alwaysKept && isThere) return true;
    bytes += version.bytes;
    return at >= alwaysKept && (version.keptAt < oldest || bytes > room);
  });
  return gone.reverse();
}

/** Returns the stretch of time of a version; null if every version is kept. Stretches have fixed bounds. */
function stretchOf(keptAt: number, now: number): string | null {
  const each = stretches.find(([age]) => now - keptAt < age)?.[1] ?? 0;
  return each === 0 ? null : `${each} ${Math.floor(keptAt / each)}`;
}
