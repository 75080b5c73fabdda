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
 * application is ready.
 */
export function safeKeyStore(home: string): KeyStore {
  if (!isSafe()) return sessionKeyStore();
  const seal = {
    seal: (text: string) => safeStorage.encryptString(text),
    open: (sealed: Buffer) => safeStorage.decryptString(sealed),
  };
  return withSessionFallback(sealedKeyStore(thisMachine(), join(home, 'keys.json'), seal));
}

function isSafe(): boolean {
  if (!safeStorage.isEncryptionAvailable()) return false;
  return process.platform !== 'linux' || !openBackends.has(safeStorage.getSelectedStorageBackend());
}
