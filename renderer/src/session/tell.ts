import type { HostError } from '@guide-studio/host/common';
import { read, type Trouble, write } from './store.ts';
import { hostMessageOf, words } from '../words/index.ts';

/** Shows a host error until it is dismissed or cleared by `until`. */
export function tell(error: HostError, until?: Trouble['until']): void {
  if (isHostLost(error)) write({ refusal: error, unkept: error, away: error });
  write({ trouble: { ...hostMessageOf(error), ...(until ? { until } : {}) } });
}

/** Clears an error that this solved. The error of a failed save stays after the next key. */
export function solved(by: Trouble['until']): void {
  if (read().trouble?.until === by) write({ trouble: null });
}

/** Says that a merge must be decided first. */
export function tellMergeWaits(): void {
  write({ trouble: { what: words.merging.first, next: words.merging.firstNext } });
}

/**
 * Reports once that the local history does not accept versions; `kept` is the answer of the host about the last
 * version.
 */
export function tellKept(kept: boolean): void {
  const { versionsFail } = read();
  if (kept === !versionsFail) return;
  write({ versionsFail: !kept });
  if (!kept) write({ trouble: { what: words.session.versionNotKept, next: words.session.versionNotKeptNext } });
}

/** Returns true if nothing can be kept or saved from this page any more. */
export function isHostLost({ code }: HostError): boolean {
  return code === 'hostGone' || code === 'sessionRefused';
}
