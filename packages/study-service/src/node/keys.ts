import type { Store, StoredKey } from '../store/store.ts';
import { hashOf, newApiKey, newId } from './random.ts';
import { StartError } from './startError.ts';

/** Gives out and revokes API keys. A key is shown once, here, and stored only as its SHA-256. */
export interface Keys {
  /** For the user of this e-mail, or the first who may launch. Rejects with `StartError` `noKeyHolder` when there is none. */
  create(name: string, email?: string): Promise<{ readonly id: string; readonly key: string }>;
  /** Takes effect with the next request. False for an id that names no key in use. */
  revoke(id: string): Promise<boolean>;
  list(): Promise<readonly StoredKey[]>;
  /** Removes every trace of a key, in use or revoked. */
  forget(id: string): Promise<void>;
}

export function createKeys(store: Store, now: () => number): Keys {
  return {
    async create(name, email) {
      const key = newApiKey();
      const id = newId();
      const made = await store.createKey({ id, name, hash: hashOf(key), createdAt: now() }, email);
      if (!made) throw new StartError('noKeyHolder', email ?? name);
      return { id, key };
    },
    revoke: (id) => store.revokeKey(id, now()),
    list: () => store.listKeys(),
    forget: (id) => store.forgetKey(id),
  };
}
