import { type Fetch, createApiClient, parseBaseUrl } from '@guide-studio/api-client';
import {
  type Connection,
  type ConnectionList,
  done,
  failed,
  type HostImplementation,
  type HostResult,
  isJsonObject,
  type Json,
  type JsonObject,
  listIn,
  type ServiceUnavailable,
  withList,
} from '../../common/index.ts';
import { testConnection } from './testConnection.ts';
import type { KeyStorage, KeyStore } from '../keys/keyStore.ts';
import type { Machine } from '../machine/machine.ts';
import { makeHome, readJsonFile, updateJsonFile } from '../saving/jsonFile.ts';

/** The study service of this computer, or why it does not run. Kept only in memory. */
export type BuiltInConnection =
  | { readonly baseUrl: string; readonly apiKey: string }
  | { readonly unavailable: ServiceUnavailable };

/**
 * Resolves to the study service of this computer as it is now. While the service starts, the answer waits for it; a
 * service that was started again has another address.
 */
export type ThisComputer = () => Promise<BuiltInConnection>;

export interface ConnectionsOptions {
  readonly machine: Machine;
  /** The file with names and addresses. It never contains keys. */
  readonly path: string;
  readonly keyStore: KeyStore;
  readonly fetch: Fetch;
  readonly timeoutMs?: number;
  readonly thisComputer?: ThisComputer;
}

/** The address of calls and their key. The key never leaves the host. */
export interface Access {
  readonly connectionId: string;
  readonly baseUrl: string;
  readonly apiKey: string;
}

type ConnectionMethod = Extract<keyof HostImplementation, `connection.${string}`>;

/** The connections of this computer, with their methods. */
export interface Connections {
  readonly methods: Pick<HostImplementation, ConnectionMethod>;
  /** Returns the chosen connection with its key. Fails with `noConnection`, `noKey` or `serviceUnavailable`. */
  access(): Promise<HostResult<Access>>;
}

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly baseUrl: string;
}

interface KeptList {
  readonly connections: readonly Kept[];
  readonly chosen: string | null;
}

/** The file's entries, including those that this version does not understand. */
interface Entries {
  readonly entries: readonly Json[];
  readonly chosen: string | null;
}

export const thisComputerId = 'this-computer';
const thisComputerName = 'This computer';
const fileOptions = { permissions: 0o600, damaged: 'setAside' } as const;

/** Returns the `connection.*` methods, and access to the chosen connection for the host itself. */
export function createConnections(options: ConnectionsOptions): Connections {
  const { machine, path, keyStore, thisComputer } = options;

  async function read(): Promise<HostResult<KeptList>> {
    const file = await readJsonFile(machine, path, fileOptions);
    return file.ok ? done(listOf(file.value)) : file;
  }

  async function change(edit: (old: Entries) => Entries): Promise<HostResult<KeptList>> {
    await makeHome(machine, path);
    const written = await updateJsonFile(machine, path, fileOptions, (old) => {
      const { entries, chosen } = edit({ entries: listIn(old, 'connections'), chosen: chosenIn(old) });
      return { ...withList(old, 'connections', entries), chosen };
    });
    return written.ok ? done(listOf(written.value)) : written;
  }

  async function find(connectionId: string): Promise<HostResult<Kept>> {
    if (isThisComputer(connectionId)) return failed({ code: 'builtInConnection', connectionId });
    const list = await read();
    if (!list.ok) return list;
    const found = list.value.connections.find(({ id }) => id === connectionId);
    return found === undefined ? failed({ code: 'unknownConnection', connectionId }) : done(found);
  }

  function isThisComputer(connectionId: string): boolean {
    return thisComputer !== undefined && connectionId === thisComputerId;
  }

  async function describe(kept: Kept, storage?: KeyStorage): Promise<Connection> {
    const key = storage ?? (await keyStore.get(account(kept)))?.storage;
    return { ...kept, builtIn: false, hasKey: key !== undefined, keyStorage: key ?? keyStore.storage };
  }

  async function describeAll(list: KeptList): Promise<ConnectionList> {
    const own = await Promise.all(list.connections.map(async (kept) => await describe(kept)));
    const builtIn = thisComputer === undefined ? [] : [describeBuiltIn(await thisComputer())];
    return { connections: [...builtIn, ...own], chosen: chosenOf(list) };
  }

  function chosenOf({ connections, chosen }: KeptList): string | null {
    if (chosen !== null && connections.some(({ id }) => id === chosen)) return chosen;
    // Never fall back to another connection: a key would go to a service that was not chosen.
    return thisComputer === undefined ? null : thisComputerId;
  }

  async function checkKey(baseUrl: string, apiKey: string): Promise<HostResult<null>> {
    const { fetch, timeoutMs } = options;
    const answer = await createApiClient({ baseUrl, apiKey, fetch, timeoutMs: timeoutMs ?? 30_000 }).call(
      'listWallets',
      {},
    );
    return answer.ok ? done(null) : failed({ code: 'api', failure: answer.failure });
  }

  const methods: Connections['methods'] = {
    'connection.list': async () => {
      const list = await read();
      return list.ok ? done(await describeAll(list.value)) : list;
    },
    'connection.add': async ({ name, baseUrl, apiKey }) => {
      const parsed = parseBaseUrl(baseUrl);
      if (!parsed.ok) return failed({ code: 'badBaseUrl', reason: parsed.reason });
      const checked = await checkKey(parsed.url, apiKey);
      if (!checked.ok) return checked;
      const kept: Kept = { id: machine.random(12), name, baseUrl: parsed.url };
      const written = await change(({ entries }) => ({
        entries: [...entries, { ...kept }],
        chosen: kept.id,
      }));
      if (!written.ok) return written;
      return done(await describe(kept, await keyStore.set(account(kept), apiKey)));
    },
    'connection.setKey': async ({ connectionId, apiKey }) => {
      const found = await find(connectionId);
      if (!found.ok) return found;
      const checked = await checkKey(found.value.baseUrl, apiKey);
      if (!checked.ok) return checked;
      return done(await describe(found.value, await keyStore.set(account(found.value), apiKey)));
    },
    'connection.choose': async ({ connectionId }) => {
      const found = isThisComputer(connectionId) ? done(null) : await find(connectionId);
      if (!found.ok) return found;
      const written = await change((old) => ({ ...old, chosen: connectionId }));
      return written.ok ? done(await describeAll(written.value)) : written;
    },
    'connection.test': async ({ connectionId }) => {
      const { fetch, timeoutMs = 15_000 } = options;
      if (thisComputer !== undefined && isThisComputer(connectionId)) {
        const service = await thisComputer();
        if ('unavailable' in service) return failed({ code: 'serviceUnavailable', ...service.unavailable });
        return done(await testConnection({ ...service, fetch, timeoutMs }));
      }
      const found = await find(connectionId);
      if (!found.ok) return found;
      const key = await keyStore.get(account(found.value));
      if (key === null) return failed({ code: 'noKey', connectionId });
      return done(await testConnection({ baseUrl: found.value.baseUrl, apiKey: key.key, fetch, timeoutMs }));
    },
    'connection.rename': async ({ connectionId, name }) => {
      const found = await find(connectionId);
      if (!found.ok) return found;
      const renamed = { ...found.value, name };
      const written = await change((old) => ({
        ...old,
        entries: old.entries.map((entry) => (isNamed(entry, connectionId) ? { ...entry, name } : entry)),
      }));
      return written.ok ? done(await describe(renamed)) : written;
    },
    'connection.remove': async ({ connectionId }) => {
      const found = await find(connectionId);
      if (!found.ok) return found;
      // The key first, so that none is ever kept without its connection.
      const key = await keyStore.get(account(found.value));
      await keyStore.remove(account(found.value));
      const written = await change((old) => ({
        entries: old.entries.filter((entry) => !isNamed(entry, connectionId)),
        chosen: old.chosen === connectionId ? null : old.chosen,
      }));
      if (written.ok) return done(await describeAll(written.value));
      if (key !== null) await keyStore.set(account(found.value), key.key);
      return written;
    },
  };

  async function access(): Promise<HostResult<Access>> {
    const list = await read();
    if (!list.ok) return list;
    const connectionId = chosenOf(list.value);
    if (connectionId === null) return failed({ code: 'noConnection' });
    if (thisComputer !== undefined && isThisComputer(connectionId)) {
      const service = await thisComputer();
      return 'unavailable' in service
        ? failed({ code: 'serviceUnavailable', ...service.unavailable })
        : done({ connectionId, ...service });
    }
    const kept = list.value.connections.find(({ id }) => id === connectionId);
    if (kept === undefined) return failed({ code: 'noConnection' });
    const key = await keyStore.get(account(kept));
    return key === null
      ? failed({ code: 'noKey', connectionId })
      : done({ connectionId, baseUrl: kept.baseUrl, apiKey: key.key });
  }

  return { methods, access };
}

/** A key belongs to a connection at one origin. If the address is edited in the file, it gets no key. */
function account({ id, baseUrl }: Kept): string {
  return `${id} ${new URL(baseUrl).origin}`;
}

function describeBuiltIn(service: BuiltInConnection): Connection {
  const where =
    'unavailable' in service
      ? { baseUrl: '', hasKey: false, unavailable: service.unavailable }
      : { baseUrl: service.baseUrl, hasKey: true };
  return {
    id: thisComputerId,
    name: thisComputerName,
    ...where,
    builtIn: true,
    keyStorage: 'session',
  };
}

function listOf(file: JsonObject | null): KeptList {
  return { connections: listIn(file, 'connections').flatMap(keptOf), chosen: chosenIn(file) };
}

function chosenIn(file: JsonObject | null): string | null {
  return typeof file?.['chosen'] === 'string' ? file['chosen'] : null;
}

/** Entries that are not understood are never changed, because the user did not see them. */
function isNamed(entry: Json, connectionId: string): entry is JsonObject {
  return keptOf(entry).some(({ id }) => id === connectionId);
}

function keptOf(value: Json): Kept[] {
  if (!isJsonObject(value)) return [];
  const { id, name, baseUrl } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof baseUrl !== 'string') return [];
  return parseBaseUrl(baseUrl).ok ? [{ id, name, baseUrl }] : [];
}
