import { join } from 'node:path';
import {
  type KeyStore,
  sealedKeyStore,
  sessionKeyStore,
  thisMachine,
  withSessionFallback,
} from '@guide-studio/host/node';
import { safeStorage } from 'electron';

// On Linux without a keyring, Chromium "encrypts" with a password that everybody knows.
const openBackends: ReadonlySet<string> = new Set(['basic_text', 'unknown']);

/** Keys sealed by the system where it can, else for this run only. Call when the application is ready. */
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
