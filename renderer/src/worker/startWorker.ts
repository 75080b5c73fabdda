// oxlint-disable-next-line import/default -- the build makes it from the query
import expressionAddress from './expressionWorker.ts?worker&url';
// oxlint-disable-next-line import/default -- the build makes it from the query
import importAddress from './importWorker.ts?worker&url';
// oxlint-disable-next-line import/default -- the build makes it from the query
import translationAddress from './translationWorker.ts?worker&url';
// oxlint-disable-next-line import/default -- the build makes it from the query
import listAddress from './listWorker.ts?worker&url';
// oxlint-disable-next-line import/default -- the build makes it from the query
import guideAddress from './worker.ts?worker&url';

/** The name of the only policy that the page may have (`contentSecurityPolicy` of the host). */
const policyName = 'guide-worker';

interface Policy {
  readonly createScriptURL: (url: string) => string;
}

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Trusts the addresses of the workers and no other. */
const rules: Policy = {
  createScriptURL: (url) => {
    if (![guideAddress, expressionAddress, importAddress, translationAddress, listAddress].includes(url))
      throw new TypeError('Only the workers of the guide may be started.');
    return url;
  },
};

let policy: Policy | null = null;

/** Returns an address as a trusted one. A name can have one policy, so all workers share it. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy(policyName, rules) ?? rules;
  return policy.createScriptURL(address);
}

/** Starts a worker that explores paths, runs guide tests and forecasts. */
export function startWorker(): Worker {
  return new Worker(trusted(guideAddress), { type: 'module', name: 'guide' });
}

/** Starts a worker that searches texts with regular expressions. */
export function startExpressionWorker(): Worker {
  return new Worker(trusted(expressionAddress), { type: 'module', name: 'expressions' });
}

/** Starts a worker that reads questionnaires of other tools. */
export function startImportWorker(): Worker {
  return new Worker(trusted(importAddress), { type: 'module', name: 'import' });
}

/** Starts a worker that writes and reads files for translators. */
export function startTranslationWorker(): Worker {
  return new Worker(trusted(translationAddress), { type: 'module', name: 'translations' });
}

/** Starts a worker that makes a link of each row of a list. */
export function startListWorker(): Worker {
  return new Worker(trusted(listAddress), { type: 'module', name: 'list' });
}
