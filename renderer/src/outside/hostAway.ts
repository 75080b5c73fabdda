import type { HostError } from '@guide-studio/host/common';
import { read, write } from '../session/store.ts';
import { isHostLost } from '../session/tell.ts';
import { hostMessageOf } from '../words/index.ts';

/** The host does not answer any more: said as long as that is so. */
export function sayAway(error: HostError): void {
  if (!read().away) write({ away: error });
}

/** The host answers: what was said because it did not is no longer true. */
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
