// Older browsers have no locks: they are offered all unsaved work, even what another tab still has open.
const locks: LockManager | undefined = navigator.locks;
const prefix = 'guide-studio backup ';

/** Marks unsaved work as open in this page, until the page ends or the returned function is called. */
export function claim(key: string): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks?.request(prefix + key, async () => await released);
  return release;
}

/** Returns the keys of unsaved work that a tab of this browser has open. */
export async function claimedKeys(): Promise<ReadonlySet<string>> {
  const held = (await locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
