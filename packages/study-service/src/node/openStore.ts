import { type StartLimits, startLimits as usualLimits } from '../assumptions.ts';
import type { Store } from '../store/store.ts';
import { newId } from './random.ts';
import { openSqliteStore } from './sqlite.ts';
import { turn } from './turn.ts';

export interface StoreOptions {
  /** The path of a database file, made when it is missing; `:memory:`; or the address of a PostgreSQL database. */
  readonly data: string;
  /** How long a write waits for another process before it reports that it is busy. */
  readonly busyTimeoutMs?: number;
  readonly now?: () => number;
  /** How many interviews may be started and not answered. */
  readonly startLimits?: StartLimits | undefined;
}

const defaultBusyTimeoutMs = 5000;

/** Opens the store that `data` names. Throws `StartError` `dataUnusable` or `dataUnsafe`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { data, busyTimeoutMs = defaultBusyTimeoutMs, now = Date.now, startLimits = usualLimits } = options;
  const machine = { now, newId, turn, startLimits };
  if (!isPostgresUrl(data)) return openSqliteStore(data, busyTimeoutMs, machine);
  // Loaded only where it is used: most services run on a file.
  const { openPostgresStore } = await import('./postgres.ts');
  return openPostgresStore(data, busyTimeoutMs, machine);
}

/** True for the address of a PostgreSQL database rather than the path of a file. */
export function isPostgresUrl(data: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(data);
}
