import type { Json, JsonObject, Path } from '../json.ts';
import type { GuideIndex } from '../validate/guideIndex.ts';

/** Facts about one finding; what a message needs to name it, and a `reason` where a rule has several. */
export type Params = Readonly<Record<string, unknown>>;

/** Takes one finding. The path is relative to what the rule was handed. */
export type Report<P extends Params = Params> = (path: Path, params: P) => void;

/**
 * A rule states an invariant of the guide and reports where it does not hold. It reads only what it is handed,
 * accepts any JSON (shape is checked elsewhere), never throws and never mends.
 */
export interface ItemRule<Id extends string, P extends Params> {
  readonly id: Id;
  /** `blockType` is the `type` of the block that holds the item, whatever it is. */
  check(item: JsonObject, blockType: Json | undefined, report: Report<P>): void;
}

/** A rule about one block on its own. */
export interface BlockRule<Id extends string, P extends Params> {
  readonly id: Id;
  check(block: JsonObject, report: Report<P>): void;
}

/** A rule about the guide as a whole. It reads the index only, so unchanged blocks cost nothing to read again. */
export interface GuideRule<Id extends string, P extends Params> {
  readonly id: Id;
  check(index: GuideIndex, report: Report<P>): void;
}
