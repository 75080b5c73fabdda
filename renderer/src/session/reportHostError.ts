import type { HostError } from '@guide-studio/host/common';
import type { StickyError } from './state.ts';
import { read } from './store.ts';
import { dismissError, isHostLost, loseHost, markVersionsFail, showError } from './transitions/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';

/** Shows a host error until it is dismissed or cleared by `until`. */
export function reportHostError(error: HostError, until?: StickyError['until']): void {
  if (isHostLost(error)) loseHost(error);
  showError({ ...hostMessageOf(error), ...(until ? { until } : {}) });
}

/** Clears an error that this solved. The error of a failed save stays after the next key. */
export function solved(by: StickyError['until']): void {
  if (read().stickyError?.until === by) dismissError();
}

/** Says that a merge must be decided first. */
export function reportMergeWaits(): void {
  showError({ what: words.merging.first, next: words.merging.firstNext });
}

/**
 * Reports once that the local history does not accept versions; `kept` is the answer of the host about the last
 * version.
 */
export function reportKept(kept: boolean): void {
  const { versionsFail } = read();
  if (kept === !versionsFail) return;
  markVersionsFail(!kept);
  if (!kept) showError({ what: words.session.versionNotKept, next: words.session.versionNotKeptNext });
}
