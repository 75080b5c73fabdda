import type { DatabaseTraits } from './databaseTraits.ts';

/** The outcome of a write, or `busy` when somebody else is writing and nothing was stored. */
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
