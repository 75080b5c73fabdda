import type { Administration } from '../store/store.ts';
import { createKeys, type Keys } from './keys.ts';
import { openStore } from './openStore.ts';

/** Administration of a database, with or without a running service. */
export interface Admin {
  readonly keys: Keys;
  readonly accounts: Administration;
  close(): Promise<void>;
}

/** Opens a database, and creates it empty if missing. Rejects with `StartError` `dataUnusable`. */
export async function openAdmin({ data }: { readonly data: string }): Promise<Admin> {
  const store = await openStore({ data });
  return { keys: createKeys(store, Date.now), accounts: store.administration, close: () => store.close() };
}
