import type { Capabilities } from '@guide-studio/host/common';

/** Where a key is or will be kept, as a clause after "The key is kept". */
export function keyPlace(storage: Capabilities['keyStorage']): string {
  switch (storage) {
    case 'safeStorage':
      return 'encrypted by the key store of your system';
    case 'keyring':
      return 'in the keyring of your system';
    case 'session':
      return 'only until you quit';
  }
}

/** The same, for the field in which the key is entered. */
export function keyPlaceHint(storage: Capabilities['keyStorage']): string {
  const kept = `The key is kept ${keyPlace(storage)}, never in a guide file.`;
  return storage === 'session'
    ? `${kept} This computer offers no key store, so you enter it again after the next start.`
    : kept;
}
