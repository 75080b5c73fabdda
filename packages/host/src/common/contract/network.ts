/* The listener of this computer's service for people in the same network. Part of the contract; see `contract.ts`. */
import * as z from 'zod';
import { method, none } from './method.ts';

/** An address of this computer that other computers may reach. */
export interface NetworkAddress {
  readonly address: string;
  /** The name of its network card, such as `en0`. */
  readonly card: string;
}

/** Where people in a network reach the service. */
export interface NetworkPlace {
  readonly address: string;
  readonly port: number;
}

/** Why nobody in the network reaches the service at a place. */
export interface NetworkFault extends NetworkPlace {
  /**
   * `portTaken`: another program listens there. `addressGone`: this computer does not have the address, or not any more.
   * `notAllowed`: the system does not let this program use the port. `noService`: the service of this computer does not
   * run.
   */
  readonly kind: 'portTaken' | 'addressGone' | 'notAllowed' | 'noService' | 'other';
}

/** Whether the service listens, and why not although it should. */
export interface NetworkListener {
  /** Null if it is closed. */
  readonly open: (NetworkPlace & { readonly url: string }) | null;
  /**
   * What went wrong with the place that was last chosen. With `open` of the same place, nobody reaches it at present; with
   * another one, that is still open.
   */
  readonly fault: NetworkFault | null;
}

/** The listener, and whether it is opened again at the next start. */
export interface NetworkState extends NetworkListener {
  readonly kept: boolean;
}

export const networkMethods = {
  /** Returns the addresses of this computer in its networks; empty if the host cannot listen on any. */
  'network.addresses': method<{ readonly addresses: readonly NetworkAddress[] }>()(none),
  /** Returns the listener; null if this host has none. */
  'network.state': method<NetworkState | null>()(none),
  /**
   * Listens on one address of this computer, instead of another one, and serves only what participants use. A null port is
   * any free one. `keep` opens it again at the next start. Returns the listener; `fault` says why it was not opened.
   */
  'network.open': method<NetworkState | null>()(
    z.strictObject({
      address: z.string().min(1).max(100),
      port: z.int().min(1).max(65_535).nullable(),
      keep: z.boolean(),
    }),
  ),
  /** Ends the listener, also at the next start. Returns it. */
  'network.close': method<NetworkState | null>()(none),
} as const;
