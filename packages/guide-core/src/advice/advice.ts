import type { JsonObject, Path } from '../json.ts';
import type { GuideIndex, ItemTarget } from '../validate/guideIndex.ts';
import type { Condition } from './criteria.ts';
import type { DeadEnds } from './deadEnds.ts';
import type { NamedOptions } from './namedOptions.ts';

/** Takes one finding. The path is relative to what the advice was handed. */
export type Advise = (path: Path, params?: Readonly<Record<string, unknown>>) => void;

/** The parts a guide is read in. A part is looked at without the parts inside it. */
export type PartKind = 'guide' | 'block' | 'concept' | 'item';

/** Advice that looks at one part on its own. Like a rule it accepts any JSON, never throws and never mends. */
export interface PartAdvice<Id extends string> {
  readonly id: Id;
  check(part: JsonObject, kind: PartKind, advise: Advise): void;
}

/** The whole guide for advice that has to look things up elsewhere in it. */
export interface GuideView {
  readonly index: GuideIndex;
  /** Every part that depends on answers, in document order. */
  readonly conditions: readonly Condition[];
  readonly optionsOf: NamedOptions;
  /** The texts of the rows of a matrix; undefined where it has no list of rows. */
  readonly rowsOf: (matrix: ItemTarget) => ReadonlySet<string> | undefined;
  readonly deadEnds: DeadEnds;
}

/** Advice that has to look things up elsewhere in the guide. */
export interface GuideAdvice<Id extends string> {
  readonly id: Id;
  check(guide: GuideView, advise: Advise): void;
}
