import type { Occasion } from '../asked/occasion.ts';
import type { Diagram } from './diagram.ts';

/** A statement about interviews, with the decisions whose rules restrict its facts. */
export interface Statement {
  readonly diagram: Diagram;
  /** Indexes of {@link Decision}s that it names itself. */
  readonly decisions: readonly number[];
}

/** One option that a question shows: of its own list, or carried. */
export interface ShownOption {
  /** Its id in the list, or the occasion at which the participant added it. */
  readonly option: string | Occasion;
  readonly shown: Statement;
}
