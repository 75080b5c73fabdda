import type { Purpose } from './drawFor.ts';

/** Where the numbers of an interview come from: its seed, and for what is pinned a seed of its own. */
export interface Seeds {
  readonly seed: string;
  /** Draws that stay as they are while `seed` changes. Absent in every interview that a participant takes. */
  readonly pinned?: Readonly<Partial<Record<Purpose, string>>>;
}

/** The seed of one kind of draw. */
export function seedFor({ seed, pinned }: Seeds, purpose: Purpose): string {
  return pinned?.[purpose] ?? seed;
}
