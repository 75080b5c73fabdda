import type { FixName, SharedFixId } from './fix.ts';

/** The wording of fixes in one language. Names of fixes that only one finding offers are in the entry of that finding. */
export interface FixWords {
  readonly names: Readonly<Record<SharedFixId, FixName>>;
  /** The same fix, applied several times. */
  readonly all: (name: string, count: number) => string;
  /** Several removed parts of one kind. */
  readonly allParts: (kind: string, count: number) => string;
}
