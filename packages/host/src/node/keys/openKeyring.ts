import { randomBytes } from 'node:crypto';
import { type KeyStore, type SystemKeyStore, withSessionFallback } from './keyStore.ts';

/** The used part of `@napi-rs/keyring`. */
export interface KeyringEntry {
  setPassword(password: string, signal?: AbortSignal): Promise<void>;
  getPassword(signal?: AbortSignal): Promise<string | null | undefined>;
  deletePassword(signal?: AbortSignal): Promise<unknown>;
}

/** Loads the keyring library. Rejects if this system has none. */
export type LoadKeyring = () => Promise<(service: string, account: string) => KeyringEntry>;

const service = 'guide-studio';
const patienceMs = 3000;

/**
 * Returns the system's keyring, if a test entry can be written, read and removed. Otherwise keys are kept for this run
 * only. A missing or silent keyring is not a failure.
 */
export async function openKeyring(load: LoadKeyring = loadLibrary): Promise<KeyStore> {
  try {
    const entryOf = await load();
    const system = keyring((account) => entryOf(service, account));
    return withSessionFallback((await works(system)) ? system : null);
  } catch {
    return withSessionFallback(null);
  }
}

async function loadLibrary(): ReturnType<LoadKeyring> {
  const { AsyncEntry } = await import('@napi-rs/keyring');
  return (name, account) => new AsyncEntry(name, account);
}

function keyring(entryOf: (account: string) => KeyringEntry): SystemKeyStore {
  return {
    storage: 'keyring',
    get: async (account) => (await entryOf(account).getPassword(patience())) ?? null,
    set: async (account, key) => await entryOf(account).setPassword(key, patience()),
    remove: async (account) => {
      await entryOf(account).deletePassword(patience());
    },
  };
}

async function works(system: SystemKeyStore): Promise<boolean> {
  const account = `probe-${randomBytes(8).toString('hex')}`;
  await inTime(system.set(account, account));
  const kept = await inTime(system.get(account));
  await inTime(system.remove(account));
  return kept === account;
}

function patience(): AbortSignal {
  return AbortSignal.timeout(patienceMs);
}

// The library may ignore the signal while it waits for a service that never answers.
async function inTime<T>(work: Promise<T>): Promise<T> {
  const signal = patience();
  return await Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('no answer')), { once: true });
    }),
  ]);
}
