import type { Occasion } from '../asked/occasion.ts';
import type { Diagram } from './diagram.ts';

/** A statement about interviews, with the parts of the guide whose rules restrict its facts. */
export interface Statement {
  readonly diagram: Diagram;
  /** Indexes of {@link Part}s that it names itself. */
  readonly parts: readonly number[];
}

/** One option that a question shows: of its own list, or carried. */
export interface ShownOption {
  /** Its id in the list, or the occasion at which the participant added it. */
  readonly option: string | Occasion;
  readonly shown: Statement;
}
