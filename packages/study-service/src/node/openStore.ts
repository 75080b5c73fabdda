import { type StartLimits, startLimits as usualLimits } from '../assumptions.ts';
import type { JobKind } from '../store/job.ts';
import type { Store } from '../store/store.ts';
import { newId } from './random.ts';
import { openSqliteStore } from './sqlite.ts';
import { setImmediate } from 'node:timers/promises';

/** How a store is opened. */
export interface StoreOptions {
  /** The path of a database file, created if missing; `:memory:`; or the address of a PostgreSQL database. */
  readonly data: string;
  /** How long a write waits for another process before it fails as busy. */
  readonly busyTimeoutMs?: number;
  readonly now?: () => number;
  /** Limits of started but unanswered interviews. */
  readonly startLimits?: StartLimits | undefined;
  /** What a service does later; nothing by default. */
  readonly queues?: readonly JobKind[] | undefined;
}

const defaultBusyTimeoutMs = 5000;

/** Opens the store named by `data`. Throws `StartError` `dataUnusable` or `dataUnsafe`. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { data, busyTimeoutMs = defaultBusyTimeoutMs, now = Date.now, startLimits = usualLimits } = options;
  const machine = { now, newId, turn, startLimits, queues: new Set(options.queues) };
  if (!isPostgresUrl(data)) return openSqliteStore(data, busyTimeoutMs, machine);
  // Loaded on demand: most services use a file.
  const { openPostgresStore } = await import('./postgres.ts');
  return openPostgresStore(data, busyTimeoutMs, machine);
}

/** Returns true for the address of a PostgreSQL database, false for a file path. */
export function isPostgresUrl(data: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(data);
}

/** Resolves after other ready work, such as sockets with data, has run. */
function turn(): Promise<void> {
  return setImmediate();
}
