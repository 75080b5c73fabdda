import type { Capabilities } from '../../common/index.ts';

export type KeyStorage = Capabilities['keyStorage'];

export interface KeptKey {
  readonly key: string;
  /** Where this very key is kept; a system store may have refused it. */
  readonly storage: KeyStorage;
}

/** Keeps API keys by account. An account names a connection and the origin its key may be sent to. */
export interface KeyStore {
  readonly storage: KeyStorage;
  get(account: string): Promise<KeptKey | null>;
  /** Resolves to where the key is kept now. */
  set(account: string, key: string): Promise<KeyStorage>;
  remove(account: string): Promise<void>;
}

/** A system's own store as its library offers it; every method may reject. */
export interface SystemKeyStore {
  readonly storage: Exclude<KeyStorage, 'session'>;
  get(account: string): Promise<string | null>;
  set(account: string, key: string): Promise<void>;
  remove(account: string): Promise<void>;
}

/** Keeps keys until the process ends. */
export function sessionKeyStore(): KeyStore {
  return withSessionFallback(null);
}

/** Uses the system's store where it works; a key that it refuses is kept for this run, and said to be. */
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
          // A locked or full store is no reason to refuse the key: it is kept for this run, and the answer says so.
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
