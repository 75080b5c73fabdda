import type { HostError } from '@guide-studio/host/common';
import { markAway, read, regainHost } from '../session/index.ts';
import { hostMessageOf } from '../words/index.ts';

/** Notes that the host does not answer, until it does again. */
export function sayAway(error: HostError): void {
  if (!read().away) markAway(error);
}

/** Clears the errors about a host that did not answer. */
export function sayBack(): void {
  const { away, stickyError } = read();
  if (away) regainHost(stickyError?.what === hostMessageOf(away).what);
}
