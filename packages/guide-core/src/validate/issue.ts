import type { AdviceId } from '../advice/adviceIds.ts';
import type { Path } from '../json.ts';
import type { RuleId } from '../rules/index.ts';

/** What is wrong with the shape of a value: the codes of zod, which the contract's `issues` carry too. */
export type ShapeCode =
  | 'invalid_type'
  | 'invalid_value'
  | 'invalid_format'
  | 'invalid_union'
  | 'too_small'
  | 'too_big'
  | 'unrecognized_keys'
  | 'custom';

/** The last one of very many: more is wrong than is listed. Its path is that of the guide. */
export type MoreCode = 'moreIssues';

/**
 * One finding about a guide, as data. Errors are what the service would refuse; warnings are advice. `path` leads
 * from the root of the wire guide to the offending property (a missing one included). Wording: `messages.ts`.
 */
export interface Issue {
  readonly severity: 'error' | 'warning';
  readonly code: RuleId | ShapeCode | AdviceId | MoreCode;
  readonly path: Path;
  readonly params?: Readonly<Record<string, unknown>>;
}
