import type * as z from 'zod';
import type { HostMethod, HostOutput, hostMethods } from './contract.ts';
import type { HostResult } from './error.ts';

/** The input of a method after the dispatcher has checked it. */
export type HostInputChecked<M extends HostMethod> = z.output<(typeof hostMethods)[M]['input']>;

/** One async function per method of the contract. Expected failures are results; a throw is a bug. */
export type HostImplementation = {
  readonly [M in HostMethod]: (input: HostInputChecked<M>) => Promise<HostResult<HostOutput<M>>>;
};
