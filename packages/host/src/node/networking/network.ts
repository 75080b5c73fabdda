import { join } from 'node:path';
import {
  done,
  type HostImplementation,
  type HostResult,
  type NetworkFault,
  type NetworkListener,
  type NetworkPlace,
  type NetworkState,
} from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { makeHome, readJsonFile, updateJsonFile } from '../saving/jsonFile.ts';

/** A place to listen on. Port 0: any free one. */
export type WantedPlace = NetworkPlace;

/** Opens the service of this computer to a network. All windows share it. */
export interface NetworkUser {
  /** Returns the listener as it is. */
  now(): Promise<NetworkListener>;
  /** Listens on a place instead of another one; null ends it. What was open stays open if that fails. */
  listen(place: WantedPlace | null): Promise<NetworkListener>;
}

interface Options {
  readonly machine: Machine;
  /** The folder of the file with the kept place. */
  readonly home: string;
}

/** The name of the file with the kept place. */
export const networkFile = 'network.json';

const fileOptions = { permissions: 0o600, damaged: 'setAside' } as const;

/** Returns the place that is opened at each start; null for none. */
export async function keptNetwork({ machine, home }: Options): Promise<NetworkPlace | null> {
  const file = await readJsonFile(machine, join(home, networkFile), fileOptions);
  const { address, port } = (file.ok && file.value) || {};
  const isPort = typeof port === 'number' && Number.isInteger(port) && port > 0 && port < 65_536;
  return typeof address === 'string' && isPort ? { address, port } : null;
}

/** Returns the `network.*` methods. Without a user nothing can be opened. */
export function network(
  options: Options,
  user: NetworkUser | undefined,
): Pick<HostImplementation, Extract<keyof HostImplementation, `network.${string}`>> {
  const { machine, home } = options;
  const isHere = (address: string): boolean => machine.networkAddresses().some((each) => each.address === address);

  async function keep(place: NetworkPlace | null): Promise<HostResult<unknown>> {
    const path = join(home, networkFile);
    if (place === null && (await keptNetwork(options)) === null) return done(null);
    await makeHome(machine, path);
    return await updateJsonFile(machine, path, fileOptions, () => (place === null ? {} : { ...place }));
  }

  async function describe(listener: NetworkListener): Promise<HostResult<NetworkState>> {
    const kept = await keptNetwork(options);
    const { open, fault } = listener;
    const gone: NetworkFault | null =
      open === null || isHere(open.address) ? null : { kind: 'addressGone', address: open.address, port: open.port };
    return done({ open, fault: fault ?? gone, kept: kept !== null });
  }

  return {
    'network.addresses': async () => done({ addresses: user === undefined ? [] : machine.networkAddresses() }),
    'network.state': async () => (user === undefined ? done(null) : await describe(await user.now())),
    'network.open': async ({ address, port, keep: isKept }) => {
      if (user === undefined) return done(null);
      const before = await user.now();
      if (!isHere(address)) {
        return await describe({ ...before, fault: { kind: 'addressGone', address, port: port ?? 0 } });
      }
      const listener = await user.listen({ address, port: port ?? 0 });
      if (listener.open === null || listener.fault !== null) return await describe(listener);
      const written = await keep(isKept ? { address, port: listener.open.port } : null);
      return written.ok ? await describe(listener) : written;
    },
    'network.close': async () => {
      if (user === undefined) return done(null);
      const listener = await user.listen(null);
      const written = await keep(null);
      return written.ok ? await describe(listener) : written;
    },
  };
}
