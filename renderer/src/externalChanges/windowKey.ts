const place = 'guide-studio-window';

let known: Promise<string> | undefined;

/** Returns the key of this tab in claims on guides. It survives a reload; a duplicated tab gets its own. */
export async function windowKey(): Promise<string> {
  known ??= find();
  return await known;
}

async function find(): Promise<string> {
  const kept = keptKey();
  if (kept !== null && (await isFree(kept))) return kept;
  const key = crypto.randomUUID();
  await isFree(key);
  try {
    sessionStorage.setItem(place, key);
  } catch {
    // Without browser storage, a reloaded page is another window, and the old claim expires.
  }
  return key;
}

function keptKey(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

/**
 * Returns true if no other tab has the key, and reserves it for this one. Also true in older browsers, which cannot
 * tell.
 */
async function isFree(key: string): Promise<boolean> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return true;
  return await new Promise<boolean>((resolve) => {
    void locks.request(`guide-studio window ${key}`, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock !== null) await new Promise<never>(() => undefined);
    });
  });
}
