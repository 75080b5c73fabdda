/*
 * An advice is a finding that the service would accept ({@link Finding}). Advice about one part (`PartAdvice`) runs on
 * every block, concept and item and is remembered while the part is unchanged. Advice that compares several parts
 * (`GuideAdvice`) reads a view of the whole guide.
 */
import type { Finding, Report } from '../findings/finding.ts';
import type { JsonObject } from '../json.ts';
import type { GuideIndex, ItemTarget } from '../guideIndex/guideIndex.ts';
import type { Condition } from './criteria.ts';
import type { NamedOptions } from './namedOptions.ts';

/** The parts of a guide. Advice about a part does not look at the parts inside it. */
export type CheckedPart = 'guide' | 'block' | 'concept' | 'item';

/** Advice of a part or a guide, with its weight. */
interface Advice<Id extends string, Params, OwnFixId extends string> extends Finding<Id, Params, OwnFixId> {
  /** Returns how much a finding matters: publishing asks about serious ones first. All are warnings without it. */
  readonly severity?: (params: Params) => 'serious' | 'warning';
}

/** Advice about one part. */
export interface PartAdvice<Id extends string, Params = undefined, OwnFixId extends string = never>
  extends Advice<Id, Params, OwnFixId> {
  checkPart(part: JsonObject, kind: CheckedPart, report: Report<Params>): void;
}

/** The whole guide, for advice that compares several parts of it. */
export interface GuideView {
  readonly index: GuideIndex;
  /** Every part that depends on answers, in document order. */
  readonly conditions: readonly Condition[];
  readonly optionsOf: NamedOptions;
  /** Returns the row texts of a matrix, or undefined if it has no list of rows. */
  readonly rowsOf: (matrix: ItemTarget) => ReadonlySet<string> | undefined;
}

/** Advice that compares several parts of the guide. */
export interface GuideAdvice<Id extends string, Params = undefined, OwnFixId extends string = never>
  extends Advice<Id, Params, OwnFixId> {
  checkGuide(guide: GuideView, report: Report<Params>): void;
}
