import type { Store, StoredKey } from '../store/store.ts';
import { hashOf, newApiKey, newId, newSecret } from './random.ts';
import { StartError } from './startError.ts';

/** Creates and revokes API keys. A key is shown only when it is created; the store has its SHA-256. */
export interface Keys {
  /**
   * Creates a key for the user with this e-mail, or for the first user who may launch. Rejects with `StartError`
   * `noKeyHolder` if there is none.
   */
  create(name: string, email?: string): Promise<{ readonly id: string; readonly key: string }>;
  /** Takes effect with the next request. Resolves to false if no active key has this id. */
  revoke(id: string): Promise<boolean>;
  list(): Promise<readonly StoredKey[]>;
  /** Deletes a key completely, active or revoked. */
  forget(id: string): Promise<void>;
  /** Changes the key that signs the addresses of recordings, which ends all that were given out. */
  rotateMedia(): Promise<void>;
}

/** Returns the keys of a store; `now` returns epoch milliseconds. */
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
    rotateMedia: () => store.recordings.setSigningKey(newSecret()),
  };
}
