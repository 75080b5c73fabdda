import type { TextStorage } from './memory.ts';

const probe = 'guide-studio.probe';

/** Returns the browser's storage if it is writable; null if it is blocked, disabled or full. */
export function storageOf(scope: { readonly localStorage: TextStorage }): TextStorage | null {
  try {
    const storage = scope.localStorage;
    storage.setItem(probe, probe);
    const isKept = storage.getItem(probe) === probe;
    storage.removeItem(probe);
    return isKept ? storage : null;
  } catch {
    return null;
  }
}
