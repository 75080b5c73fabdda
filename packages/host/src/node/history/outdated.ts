import { alwaysKept, type HistoryLimits, type Version } from '../../common/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Up to which age one version is kept of each stretch of time, the newest of it; younger than an hour: every one. */
const stretches: readonly (readonly [age: number, each: number])[] = [
  [hourMs, 0],
  [dayMs, 10 * minuteMs],
  [7 * dayMs, hourMs],
  [Infinity, dayMs],
];

/**
 * The versions that are not kept any longer, oldest first: those that others stand for as time goes by, and those that
 * the limits leave no room for. What was kept before a reload, a merge or a restore goes by the limits alone: it is
 * in no file, and one of a kind. `versions` are those of one guide, newest first.
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

/** The stretch of time that a version belongs to; null while every one is kept. Stretches do not move with the clock. */
function stretchOf(keptAt: number, now: number): string | null {
  const each = stretches.find(([age]) => now - keptAt < age)?.[1] ?? 0;
  return each === 0 ? null : `${each} ${Math.floor(keptAt / each)}`;
}
