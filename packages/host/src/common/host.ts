import type { Capabilities, HostInput, HostMethod, HostOutput } from './contract.ts';
import type { HostResult } from './error.ts';

/**
 * Sends one call to a host and returns its answer over IPC, loopback HTTP or memory. Resolves to a {@link HostResult}.
 */
export type Carrier = (method: HostMethod, input: unknown) => Promise<unknown>;

/** The client of a host, used by the editor for everything outside its page. See {@link hostMethods}. */
export interface Host {
  /** What the host can do; the answer of `session.describe`. */
  readonly capabilities: Capabilities;
  /**
   * Calls a method of the contract with its input. Resolves to the method's output or a {@link HostError}, with
   * `hostGone` if the host cannot be reached. Never rejects.
   */
  call<M extends HostMethod>(method: M, input: HostInput<M>): Promise<HostResult<HostOutput<M>>>;
}
