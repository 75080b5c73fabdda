/** The right of a tab to send for an interview. */
export interface Claim {
  /** Resolves when another tab takes over. */
  readonly lost: Promise<void>;
}

/**
 * Claims an interview for this tab. Resolves to null if another tab has it and keeps it for half a second; `steal` takes it over, and the other tab
 * then shows that. Without Web Locks (no https), tabs notify each other through storage, and the last opened tab has
 * the claim.
 */
export async function claimTab(linkId: string, tabId: string, steal: boolean): Promise<Claim | null> {
  const name = `guide-studio.tab.${linkId}`;
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? claimByStorage(name, tabId) : await claimByLock(locks, name, tabId, steal);
}

/** Milliseconds to wait for a tab that is just closing or loading again. */
const patience = 500;

async function claimByLock(locks: LockManager, name: string, tabId: string, steal: boolean): Promise<Claim | null> {
  return await new Promise((resolve) => {
    let isHeld = false;
    const how: LockOptions = steal ? { steal: true } : { signal: AbortSignal.timeout(patience) };
    const held = locks.request(name, how, async () => {
      isHeld = true;
      resolve({ lost });
      await new Promise<never>(() => {});
    });
    // The request fails if another tab keeps the lock or, once it is held here, steals it.
    const lost = new Promise<void>((resolveLost) => {
      held.catch((error: unknown) => {
        if (isHeld) resolveLost();
        else if (error instanceof DOMException && error.name === 'TimeoutError') resolve(null);
        else resolve(claimByStorage(name, tabId));
      });
    });
  });
}

function claimByStorage(name: string, tabId: string): Claim {
  try {
    localStorage.setItem(name, tabId);
  } catch {
    return { lost: new Promise(() => {}) };
  }
  const lost = new Promise<void>((resolve) => {
    window.addEventListener('storage', (event) => {
      if (event.key === name && event.newValue !== tabId) resolve();
    });
  });
  return { lost };
}
