import type { JobKind } from '../store/job.ts';
import type { Store } from '../store/store.ts';
import type { StartLimits } from '../assumptions.ts';
import { openStore } from './openStore.ts';
import { newApiKey } from './random.ts';
import { firstOrganization, readSeed, startingOrganizations } from './seed.ts';
import { StartError } from './startError.ts';

export interface OpenedData {
  readonly store: Store;
  /** The first key of a database that was empty; otherwise null. */
  readonly newKey: string | null;
}

export interface DataOptions {
  readonly data: string;
  readonly seedFile?: string;
  readonly busyTimeoutMs?: number;
  readonly startLimits?: StartLimits;
  readonly queues?: readonly JobKind[];
}

/**
 * Opens the store and fills it if it is empty. Throws if a seed is given for a database with data, which is not
 * changed.
 */
export async function openData(
  { data, seedFile, busyTimeoutMs, startLimits, queues }: DataOptions,
  now: () => number,
): Promise<OpenedData> {
  const seed = seedFile === undefined ? null : await readSeed(seedFile);
  const store = await openStore({ data, busyTimeoutMs, now, startLimits, queues });
  try {
    return { store, newKey: await fill() };
  } catch (error) {
    await store.close();
    throw error;
  }

  async function fill(): Promise<string | null> {
    const newKey = newApiKey();
    const organizations =
      seed === null
        ? startingOrganizations(firstOrganization(newKey), now(), 'First key')
        : startingOrganizations(seed, now());
    const filled = await store.start(organizations, now());
    if (!filled && seed !== null) throw new StartError('seedNotEmpty', data);
    return filled && seed === null ? newKey : null;
  }
}
