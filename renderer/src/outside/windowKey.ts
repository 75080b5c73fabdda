const place = 'guide-studio-window';

let known: Promise<string> | undefined;

/**
 * Stands for this tab where it is said who has a guide open. A reload keeps it; a tab that was made as a copy of another
 * one has its own.
 */
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
    // The browser keeps nothing for this page: after a reload it is another window, and the claim of this one runs out.
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

/** Whether no other tab has the key; from now on this one has it. Older engines cannot tell. */
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
