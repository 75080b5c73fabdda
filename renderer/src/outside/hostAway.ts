import type { HostError } from '@guide-studio/host/common';
import { read, write } from '../session/store.ts';
import { isHostLost } from '../session/tell.ts';
import { hostMessageOf } from '../words/index.ts';

/** Notes that the host does not answer, until it does again. */
export function sayAway(error: HostError): void {
  if (!read().away) write({ away: error });
}

/** Clears the errors about a host that did not answer. */
export function sayBack(): void {
  const { away, unkept, trouble } = read();
  if (!away) return;
  const isAboutThat = trouble?.what === hostMessageOf(away).what;
  write({
    away: null,
    refusal: null,
    unkept: unkept && isHostLost(unkept) ? null : unkept,
    trouble: isAboutThat ? null : trouble,
  });
}
