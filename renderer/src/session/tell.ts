import type { HostError } from '@guide-studio/host/common';
import { write } from './store.ts';
import { hostMessageOf, words } from '../words/index.ts';

/** Shows a host error until it is dismissed. */
export function tell(error: HostError): void {
  if (isHostLost(error)) write({ refusal: error, unkept: error, away: error });
  write({ trouble: hostMessageOf(error) });
}

/** Says why nothing can be done with the guide while two versions of it wait for decisions. */
export function tellMergeWaits(): void {
  write({ trouble: { what: words.merging.first, next: words.merging.firstNext } });
}

/** True when nothing can be kept or saved from this page any more. */
export function isHostLost({ code }: HostError): boolean {
  return code === 'hostGone' || code === 'sessionRefused';
}
