import type { Capabilities, HostInput, HostMethod, HostOutput } from './contract.ts';
import type { HostResult } from './error.ts';

/** Brings one call to a host and its answer back: IPC, loopback HTTP or memory. Resolves to a {@link HostResult}. */
export type Carrier = (method: HostMethod, input: unknown) => Promise<unknown>;

/** What the editor needs from its machine. One async method per row of the contract. */
export interface Host {
  readonly capabilities: Capabilities;
  call<M extends HostMethod>(method: M, input: HostInput<M>): Promise<HostResult<HostOutput<M>>>;
}
