import type { HostError } from '@guide-studio/host/common';
import { read, type Trouble, write } from './store.ts';
import { hostMessageOf, words } from '../words/index.ts';

/** Shows a host error until it is dismissed, or solved by what `until` names. */
export function tell(error: HostError, until?: Trouble['until']): void {
  if (isHostLost(error)) write({ refusal: error, unkept: error, away: error });
  write({ trouble: { ...hostMessageOf(error), ...(until ? { until } : {}) } });
}

/** Takes back what this has solved: a save that failed is still to be read after the next key. */
export function solved(by: Trouble['until']): void {
  if (read().trouble?.until === by) write({ trouble: null });
}

/** Says why nothing can be done with the guide while two versions of it wait for decisions. */
export function tellMergeWaits(): void {
  write({ trouble: { what: words.merging.first, next: words.merging.firstNext } });
}

/** Says once that the local history takes nothing; `kept` is what the host answered about the last version. */
export function tellKept(kept: boolean): void {
  const { versionsFail } = read();
  if (kept === !versionsFail) return;
  write({ versionsFail: !kept });
  if (!kept) write({ trouble: { what: words.session.versionNotKept, next: words.session.versionNotKeptNext } });
}

/** True when nothing can be kept or saved from this page any more. */
export function isHostLost({ code }: HostError): boolean {
  return code === 'hostGone' || code === 'sessionRefused';
}
