// Older engines have none: everything is offered there, also what another tab still holds.
const locks: LockManager | undefined = navigator.locks;
const prefix = 'guide-studio backup ';

/** Marks unsaved work as that of a living page, until the page ends or what is returned is called. */
export function claim(key: string): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks?.request(prefix + key, async () => await released);
  return release;
}

/** Keys of unsaved work that a tab of this browser still has open. */
export async function claimedKeys(): Promise<ReadonlySet<string>> {
  const held = (await locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
