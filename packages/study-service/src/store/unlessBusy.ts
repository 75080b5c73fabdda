import type { DatabaseTraits } from './databaseTraits.ts';

/** Returns the outcome of a write, or `busy` if another writer is active and nothing was stored. */
export async function unlessBusy<Outcome>(
  traits: DatabaseTraits,
  write: () => Promise<Outcome>,
): Promise<Outcome | 'busy'> {
  try {
    return await write();
  } catch (error) {
    if (traits.isBusy(error)) return 'busy';
    throw error;
  }
}
