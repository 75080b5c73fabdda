import type { HistoryLimits, Version } from '../../common/index.ts';

const dayMs = 24 * 60 * 60_000;
/** However old they are and however large: going back a few steps must always work. */
export const alwaysKept = 10;

/** The versions that the limits leave no room for, oldest first. `versions` are those of one guide, newest first. */
export function outdated(versions: readonly Version[], limits: HistoryLimits, now: number): readonly Version[] {
  const oldest = now - limits.days * dayMs;
  const room = limits.megabytes * 1024 * 1024;
  let bytes = 0;
  const gone = versions.filter((version, at) => {
    bytes += version.bytes;
    return at >= alwaysKept && (version.keptAt < oldest || bytes > room);
  });
  return gone.reverse();
}
