import type { Kysely } from 'kysely';
import type { StartLimits } from '../assumptions.ts';
import type { Tables } from './tables.ts';

/** What differs between databases, apart from their dialect. */
export interface DatabaseTraits {
  /** True for an error that says that somebody else is writing, so that nothing was stored. */
  isBusy(error: unknown): boolean;
  /** Whether a transaction has to lock the rows it reads and then writes; false where it locks the whole database. */
  readonly locksRows: boolean;
  /**
   * Makes other transactions on a study's interviews wait until this one ends, so that numbers and moments of change
   * become visible in their own order and nobody who asks for "updated since" misses one.
   */
  lockStudy(transaction: Kysely<Tables>, studyId: string): Promise<void>;
}

/** What a store takes from its machine. */
export interface StoreMachine {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly startLimits: StartLimits;
  /** Resolves when all that is ready now has had its turn, so that requests that came together are known together. */
  readonly turn: () => Promise<void>;
}
