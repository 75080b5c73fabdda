/** The right of a tab to send for an interview. */
export interface Claim {
  /** Resolves when another tab takes over. */
  readonly lost: Promise<void>;
}

/**
 * Claims an interview for this tab. Resolves to null if another tab has it and keeps it for half a second; `steal`
 * takes it over, and the other tab then shows that. Without Web Locks (no https), tabs notify each other through
 * storage, and the last opened tab has the claim.
 */
export async function claimTab(linkId: string, tabId: string, steal: boolean): Promise<Claim | null> {
  const name = `guide-studio.tab.${linkId}`;
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? claimByStorage(name, tabId) : await claimByLock(locks, name, tabId, steal);
}

/** How often, and after how many milliseconds, to ask again for a tab that is just closing or loading again. */
const attempts = 6;
const pauseMs = 100;

/**
 * Only the browser's own word that another tab holds the lock counts, and never how long it takes to answer: a busy
 * computer would otherwise refuse the only tab.
 */
async function claimByLock(locks: LockManager, name: string, tabId: string, steal: boolean): Promise<Claim | null> {
  if (steal) return await requestLock(locks, name, tabId, { steal });
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt follows the refusal of the one before
    const claim = await requestLock(locks, name, tabId, { ifAvailable: true });
    if (claim !== null || attempt === attempts) return claim;
    // oxlint-disable-next-line no-await-in-loop -- the pause between two attempts
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Resolves to null if another tab holds the lock. */
async function requestLock(locks: LockManager, name: string, tabId: string, how: LockOptions): Promise<Claim | null> {
  return await new Promise((resolve) => {
    let isHeld = false;
    const held = locks.request(name, how, async (lock) => {
      if (lock === null) return resolve(null);
      isHeld = true;
      resolve({ lost });
      await new Promise<never>(() => {});
    });
    // The request fails if another tab steals the lock once it is held here, or if the browser allows no locks.
    const lost = new Promise<void>((resolveLost) => {
      held.catch(() => {
        if (isHeld) resolveLost();
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
