import type { HostResult } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { makeHome, readJsonFile, updateJsonFile } from '../saving/jsonFile.ts';
import type { SystemKeyStore } from './keyStore.ts';

/** Encrypts with a secret of the system, like Electron's `safeStorage`. */
export interface Seal {
  seal(text: string): Promise<Buffer>;
  open(sealed: Buffer): Promise<string>;
}

const options = { permissions: 0o600, damaged: 'setAside' } as const;

/** Returns a store of sealed keys in one file, readable only by its owner. */
export function sealedKeyStore(machine: Machine, path: string, seal: Seal): SystemKeyStore {
  return {
    storage: 'safeStorage',
    get: async (account) => {
      const sealed = value(await readJsonFile(machine, path, options))?.[account];
      return typeof sealed === 'string' ? await seal.open(Buffer.from(sealed, 'base64')) : null;
    },
    set: async (account, key) => {
      await makeHome(machine, path);
      const sealed = (await seal.seal(key)).toString('base64');
      value(await updateJsonFile(machine, path, options, (old) => ({ ...old, [account]: sealed })));
    },
    remove: async (account) => {
      value(
        await updateJsonFile(machine, path, options, (old) => {
          return Object.fromEntries(Object.entries(old ?? {}).filter(([name]) => name !== account));
        }),
      );
    },
  };
}

// A system store rejects on failure; `withSessionFallback` then keeps the key for the session.
function value<T>(result: HostResult<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.error.code);
}
