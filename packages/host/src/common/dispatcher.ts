import { type HostMethod, hostMethods } from './contract.ts';
import type { HostResult } from './error.ts';
import type { HostImplementation } from './implementation.ts';
import { failed } from './result.ts';

/** Accepts any method name and input from outside. Always resolves to a result. */
export type Dispatcher = (method: string, input: unknown) => Promise<HostResult<unknown>>;

/** What the dispatcher reports. */
export interface DispatcherOptions {
  /** Receives thrown bugs, on the host's side only. It never gets the input, which may contain a key. */
  readonly onBug?: (method: HostMethod, cause: unknown) => void;
}

/**
 * Returns a dispatcher that checks calls before the implementation runs. Unknown methods and invalid inputs become
 * `invalidInput`; a thrown bug becomes `internal` without details.
 */
export function createDispatcher(implementation: HostImplementation, options: DispatcherOptions = {}): Dispatcher {
  return async (method, input) => {
    if (!isHostMethod(method)) return failed({ code: 'invalidInput', method: method.slice(0, 100), path: [] });
    const checked = hostMethods[method].input.safeParse(input);
    if (!checked.success) return failed({ code: 'invalidInput', method, path: firstPath(checked.error.issues) });
    try {
      const run = implementation[method] as (input: unknown) => Promise<HostResult<unknown>>;
      return await run(checked.data);
    } catch (cause) {
      options.onBug?.(method, cause);
      return failed({ code: 'internal', method });
    }
  };
}

/** Returns true if the contract has this method. */
export function isHostMethod(method: string): method is HostMethod {
  return Object.hasOwn(hostMethods, method);
}

function firstPath(issues: readonly { readonly path: readonly PropertyKey[] }[]): (string | number)[] {
  return (issues[0]?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step));
}
