import type { IncomingMessage } from 'node:http';
import { networkOf } from './networkOf.ts';

const sentence =
  'Requests from this machine carry X-Forwarded-For, so every participant seems to be on this machine and the limit of ' +
  'starts per network does not apply. If a proxy is in front of the service, start it with --behind-proxy.';

/** Looks at requests for a proxy that was not declared, and warns of the first one. */
export function createProxyWarning(warn: (sentence: string) => void): (incoming: IncomingMessage) => void {
  let hasWarned = false;
  return (incoming) => {
    if (hasWarned || incoming.headers['x-forwarded-for'] === undefined || networkOf(incoming, false) !== null) return;
    hasWarned = true;
    warn(sentence);
  };
}
