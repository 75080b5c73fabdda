import type { JsonObject, Path } from '../json.ts';
import type { GuideIndex, ItemTarget } from '../validate/guideIndex.ts';
import type { Condition } from './criteria.ts';
import type { DeadEnds } from './deadEnds.ts';
import type { NamedOptions } from './namedOptions.ts';

/** Reports one finding. The path is relative to the part that the advice checks. */
export type Advise = (path: Path, params?: Readonly<Record<string, unknown>>) => void;

/** The parts of a guide. Advice about a part does not look at the parts inside it. */
export type PartKind = 'guide' | 'block' | 'concept' | 'item';

/** Advice about one part. Like a rule, it accepts any JSON, never throws and never changes the guide. */
export interface PartAdvice<Id extends string> {
  readonly id: Id;
  check(part: JsonObject, kind: PartKind, advise: Advise): void;
}

/** The whole guide, for advice that compares several parts of it. */
export interface GuideView {
  readonly index: GuideIndex;
  /** Every part that depends on answers, in document order. */
  readonly conditions: readonly Condition[];
  readonly optionsOf: NamedOptions;
  /** Returns the row texts of a matrix, or undefined if it has no list of rows. */
  readonly rowsOf: (matrix: ItemTarget) => ReadonlySet<string> | undefined;
  readonly deadEnds: DeadEnds;
}

/** Advice that compares several parts of the guide. */
export interface GuideAdvice<Id extends string> {
  readonly id: Id;
  check(guide: GuideView, advise: Advise): void;
}
