import type { AdviceId } from '../advice/allAdvice.ts';
import type { Path } from '../json.ts';
import type { RuleId } from '../rules/allRules.ts';

/** What is wrong with the shape of a value: codes of zod, which the contract uses in `issues`, too. */
export type ShapeCode =
  /** It is missing, or of another kind (`params.expected`, `params.received`). */
  | 'invalid_type'
  /** It is none of those allowed (`params.values`). */
  | 'invalid_value'
  /** It has another format than an address. */
  | 'invalid_format'
  /** The `type` of an item or criterion is missing, or none of those that exist. */
  | 'invalid_union'
  /** It is empty, too short or too small (`params.minimum`). */
  | 'too_small'
  /** It is too large (`params.maximum`). */
  | 'too_big'
  /** The contract has no such property (`params.key`, perhaps `params.didYouMean`). */
  | 'unrecognized_keys'
  /** A text has characters that cannot be stored: NUL or an unpaired surrogate. */
  | 'custom';

/** The last of very many: there are more errors than are listed. Its path is that of the guide. */
export type MoreCode = 'moreIssues';

/** What is wrong with a comment that switches off advice. Its path is that of the item or block. */
export type SwitchCode = 'malformedAdviceOff' | 'unknownAdviceOff' | 'needlessAdviceOff';

/** One finding about a guide, as data. `messageOf` puts it into words. */
export interface Issue {
  /**
   * `error`: the service would refuse the guide. `serious`: advice that an author should follow before publishing.
   * `warning`: other advice.
   */
  readonly severity: 'error' | 'serious' | 'warning';
  /**
   * A broken rule (`ruleIds`), an advice (`adviceIds`), a fault of the shape, a comment that switches off nothing, or
   * `moreIssues`: the last of more than 20,000.
   */
  readonly code: RuleId | ShapeCode | AdviceId | MoreCode | SwitchCode;
  /** From the root of the guide to the property, which may be missing; empty for the guide as a whole. */
  readonly path: Path;
  /**
   * What the message needs, such as the id that two parts have; which ones there are differs by code. Absent if it
   * needs none.
   */
  readonly params?: Readonly<Record<string, unknown>>;
}
