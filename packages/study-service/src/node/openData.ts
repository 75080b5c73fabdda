import type { Store } from '../store/store.ts';
import { newApiKey } from './random.ts';
import { firstOrganization, readSeed, startingOrganizations } from './seed.ts';
import { openSqliteStore } from './sqlite.ts';
import { StartError } from './startError.ts';

export interface OpenedData {
  readonly store: Store;
  /** The first key of a database that was empty; null otherwise. */
  readonly newKey: string | null;
}

export interface DataOptions {
  readonly data: string;
  readonly seedFile?: string;
  readonly busyTimeoutMs?: number;
}

/** Opens the store and fills it when it is empty. A seed for a database with data is refused, which stays as it is. */
export async function openData({ data, seedFile, busyTimeoutMs }: DataOptions, now: () => number): Promise<OpenedData> {
  const seed = seedFile === undefined ? null : await readSeed(seedFile);
  const store = await openSqliteStore(data, busyTimeoutMs);
  try {
    return { store, newKey: await fill() };
  } catch (error) {
    await store.close();
    throw error;
  }

  async function fill(): Promise<string | null> {
    if (!(await store.isEmpty())) {
      if (seedFile !== undefined) throw new StartError('seedNotEmpty', data);
      return null;
    }
    if (seed !== null) {
      await store.start(startingOrganizations(seed, now()));
      return null;
    }
    const key = newApiKey();
    await store.start(startingOrganizations(firstOrganization(key), now()));
    return key;
  }
}
