import type { Kysely } from 'kysely';
import type { StartLimits } from '../assumptions.ts';
import type { JobKind } from './job.ts';
import type { Tables } from './tables.ts';

/** The differences between databases besides their SQL dialect. */
export interface DatabaseTraits {
  /** Returns true for an error that means that another writer was active, so nothing was stored. */
  isBusy(error: unknown): boolean;
  /**
   * Returns true for an error that means that the database could not be reached or had no room: nothing was stored, or
   * it is unknown whether something was. The same call succeeds once the database is back.
   */
  isAway(error: unknown): boolean;
  /** Writes something. Rejects with an error that is away if the database still has no room. */
  tryToStore(db: Kysely<Tables>): Promise<unknown>;
  /** True if a transaction must lock the rows that it reads and then writes; false if it locks the whole database. */
  readonly locksRows: boolean;
  /**
   * Makes other transactions on a study's interviews wait for the end of this one. So numbers and times of
   * change become visible in order, and "updated since" misses none.
   */
  lockStudy(transaction: Kysely<Tables>, studyId: string): Promise<void>;
}

/** The dependencies of a store. */
export interface StoreMachine {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly startLimits: StartLimits;
  /** What a service does later: only these jobs are added. */
  readonly queues: ReadonlySet<JobKind>;
  /** Resolves after other ready work has run, so that simultaneous requests are grouped. */
  readonly turn: () => Promise<void>;
}
