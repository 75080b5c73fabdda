import type { Purpose } from './drawFor.ts';

/** The seed of an interview, and separate seeds for pinned draws. */
export interface Seeds {
  /** Any text. The order of options, the concepts, the MaxDiff screens and plausible answers follow from it. */
  readonly seed: string;
  /** Draws that stay the same while `seed` changes. Absent in interviews with participants. */
  readonly pinned?: Readonly<Partial<Record<Purpose, string>>>;
  /**
   * Concepts, by key, that every draw takes first, in this order, if their conditions allow it. Absent in interviews
   * with participants.
   */
  readonly firstConcepts?: readonly string[];
}

/** Returns only the properties that determine the draws. */
export function seedsOf({ seed, pinned, firstConcepts }: Seeds): Seeds {
  return {
    seed,
    ...(pinned === undefined ? {} : { pinned }),
    ...(firstConcepts === undefined ? {} : { firstConcepts }),
  };
}

/** Returns the seed of one kind of draw. */
export function seedFor({ seed, pinned }: Seeds, purpose: Purpose): string {
  return pinned?.[purpose] ?? seed;
}
