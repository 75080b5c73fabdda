// oxlint-disable-next-line import/default -- the build makes it from the query
import address from './worker.ts?worker&url';

/** The name of the only policy that the page may have (`contentSecurityPolicy` of the host). */
const policyName = 'guide-worker';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => string;
  };
}

let trusted: string | null = null;

/** Returns the address of the worker as a trusted one. The policy trusts no other address. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const only = (url: string): string => {
    if (url !== address) throw new TypeError('Only the worker of the guide may be started.');
    return url;
  };
  trusted ??= trustedTypes?.createPolicy(policyName, { createScriptURL: only }).createScriptURL(address) ?? address;
  return trusted;
}

/** Starts a worker that explores paths, runs guide tests and forecasts. */
export function startWorker(): Worker {
  return new Worker(trustedAddress(), { type: 'module', name: 'guide' });
}
