import type { Purpose } from './drawFor.ts';

/** Where the numbers of an interview come from: its seed, and for what is pinned a seed of its own. */
export interface Seeds {
  readonly seed: string;
  /** Draws that stay as they are while `seed` changes. Absent in every interview that a participant takes. */
  readonly pinned?: Readonly<Partial<Record<Purpose, string>>>;
  /**
   * Concepts, by their keys, that every draw takes before all others, as far as their conditions let them be shown. Absent
   * in every interview that a participant takes.
   */
  readonly firstConcepts?: readonly string[];
}

/** What decides the draws, without anything else that an interview has. */
export function seedsOf({ seed, pinned, firstConcepts }: Seeds): Seeds {
  return {
    seed,
    ...(pinned === undefined ? {} : { pinned }),
    ...(firstConcepts === undefined ? {} : { firstConcepts }),
  };
}

/** The seed of one kind of draw. */
export function seedFor({ seed, pinned }: Seeds, purpose: Purpose): string {
  return pinned?.[purpose] ?? seed;
}
