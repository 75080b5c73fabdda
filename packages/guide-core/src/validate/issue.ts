import type { AdviceId } from '../advice/allAdvice.ts';
import type { Path } from '../json.ts';
import type { RuleId } from '../rules/allRules.ts';

/** What is wrong with the shape of a value: zod's codes, which are also used in the contract's `issues`. */
export type ShapeCode =
  | 'invalid_type'
  | 'invalid_value'
  | 'invalid_format'
  | 'invalid_union'
  | 'too_small'
  | 'too_big'
  | 'unrecognized_keys'
  | 'custom';

/** The last of very many: there are more errors than are listed. Its path is that of the guide. */
export type MoreCode = 'moreIssues';

/** What is wrong with a comment that switches off advice (`switchedOff`). Its path is that of the item or block. */
export type SwitchCode = 'unknownAdviceOff' | 'needlessAdviceOff';

/**
 * One finding about a guide, as data. Errors are what the service would refuse; warnings are advice; serious ones are
 * advice that an author should follow before publishing. `path` leads from
 * the root of the wire guide to the property, which may be missing. Wording: `messages.ts`.
 */
export interface Issue {
  readonly severity: 'error' | 'serious' | 'warning';
  readonly code: RuleId | ShapeCode | AdviceId | MoreCode | SwitchCode;
  readonly path: Path;
  readonly params?: Readonly<Record<string, unknown>>;
}
