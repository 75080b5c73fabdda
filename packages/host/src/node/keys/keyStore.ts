import type { Capabilities } from '../../common/index.ts';

/** Where keys are kept: in the system's store, or until the host ends. */
export type KeyStorage = Capabilities['keyStorage'];

/** A key and where it is kept. */
export interface KeptKey {
  readonly key: string;
  /** Where this key is kept, since the system's store may have refused it. */
  readonly storage: KeyStorage;
}

/** Stores API keys by account. An account is a connection and the origin that may receive its key. */
export interface KeyStore {
  readonly storage: KeyStorage;
  get(account: string): Promise<KeptKey | null>;
  /** Resolves to where the key is kept. */
  set(account: string, key: string): Promise<KeyStorage>;
  remove(account: string): Promise<void>;
}

/** The system's key store as its library offers it. Every method may reject. */
export interface SystemKeyStore {
  readonly storage: Exclude<KeyStorage, 'session'>;
  get(account: string): Promise<string | null>;
  set(account: string, key: string): Promise<void>;
  remove(account: string): Promise<void>;
}

/** Returns a store that keeps keys until the process ends. */
export function sessionKeyStore(): KeyStore {
  return withSessionFallback(null);
}

/**
 * Returns a store that uses the system's store if it works. A key that it refuses is kept for this run, which the
 * result says.
 */
export function withSessionFallback(system: SystemKeyStore | null): KeyStore {
  const session = new Map<string, string>();
  return {
    storage: system?.storage ?? 'session',
    get: async (account) => {
      const key = session.get(account);
      if (key !== undefined) return { key, storage: 'session' };
      const kept = system === null ? null : await system.get(account).catch(() => null);
      return kept === null || system === null ? null : { key: kept, storage: system.storage };
    },
    set: async (account, key) => {
      session.delete(account);
      if (system !== null) {
        try {
          await system.set(account, key);
          return system.storage;
        } catch {
          // The store is locked or full: keep the key for this run.
        }
      }
      session.set(account, key);
      return 'session';
    },
    remove: async (account) => {
      session.delete(account);
      await system?.remove(account).catch(() => undefined);
    },
  };
}
