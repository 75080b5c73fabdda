import type { Mark } from '../diff/speech.ts';
import type { Conflict, ConflictCode, Decision } from './conflict.ts';

/** The wording of conflicts in one language. */
export interface ConflictWords {
  /** The sentence about a changed field without the values, for use beside them. */
  readonly bothChanged: (conflict: Conflict, mark: Mark) => string;
  readonly sentences: Readonly<Record<ConflictCode, (conflict: Conflict, mark: Mark) => string>>;
  /** The label of the button that decides for a side. */
  readonly take: Readonly<Record<Decision, string>>;
  readonly summary: (conflicts: number) => string;
}
