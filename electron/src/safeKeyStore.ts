import { join } from 'node:path';
import {
  type KeyStore,
  sealedKeyStore,
  sessionKeyStore,
  thisMachine,
  withSessionFallback,
} from '@guide-studio/host/node';
import { safeStorage } from 'electron';

// On Linux without a keyring, Chromium encrypts with a publicly known password.
const openBackends: ReadonlySet<string> = new Set(['basic_text', 'unknown']);

/**
 * Returns a store of keys sealed by the system if possible, otherwise a store for this run. Call it when the
 * application is ready. The system is asked when the first key is kept or read, not before: on a Mac the question
 * whether it can seal opens the key chain, which may ask for a password before there is a window.
 */
export function safeKeyStore(home: string): KeyStore {
  const isOpen = process.platform === 'linux' && openBackends.has(safeStorage.getSelectedStorageBackend());
  if (isOpen) return sessionKeyStore();
  const seal = {
    seal: async (text: string) => await (await available()).encryptStringAsync(text),
    open: async (sealed: Buffer) => (await (await available()).decryptStringAsync(sealed)).result,
  };
  return withSessionFallback(sealedKeyStore(thisMachine(), join(home, 'keys.json'), seal));
}

/** Throws if the system cannot seal; the key is then kept for this run. */
async function available(): Promise<typeof safeStorage> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) throw new Error('The system cannot seal keys.');
  return safeStorage;
}
