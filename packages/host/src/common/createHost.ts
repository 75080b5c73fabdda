import type { Capabilities, HostInput, HostMethod, HostOutput, SessionInfo } from './contract.ts';
import type { HostResult } from './error.ts';
import type { Carrier, Host } from './host.ts';
import { done, failed, isHostResult } from './result.ts';

/** Returns a client for a host. If the carrier fails or its answer is not a result, calls return `hostGone`. */
export function createHost(carrier: Carrier, capabilities: Capabilities): Host {
  return {
    capabilities,
    call: async (method, input) => await callOver(carrier, method, input),
  };
}

/** Asks the host for its capabilities. Returns a client and the session, or the failure of `session.describe`. */
export async function connectHost(
  carrier: Carrier,
): Promise<HostResult<{ readonly host: Host; readonly session: SessionInfo }>> {
  const session = await callOver(carrier, 'session.describe', {});
  if (!session.ok) return session;
  return done({ host: createHost(carrier, session.value.capabilities), session: session.value });
}

/** Calls one method over a carrier, before its host has said what it can do. Otherwise like `call` of {@link Host}. */
export async function callOver<M extends HostMethod>(
  carrier: Carrier,
  method: M,
  input: HostInput<M>,
): Promise<HostResult<HostOutput<M>>> {
  let answer: unknown;
  try {
    answer = await carrier(method, input);
  } catch {
    return failed({ code: 'hostGone' });
  }
  return isHostResult(answer) ? (answer as HostResult<HostOutput<M>>) : failed({ code: 'hostGone' });
}
