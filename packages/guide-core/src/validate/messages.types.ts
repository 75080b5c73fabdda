import type { Issue, MoreCode, ShapeCode, SwitchCode } from './issue.ts';

/**
 * The wording of faults of the shape in one language. `sentence` is a clause that can follow a place, with a full stop.
 */
export type ShapeWords = Readonly<
  Record<ShapeCode | MoreCode, { readonly sentence: (issue: Issue) => string; readonly why: string }>
>;

/** What a comment names that switches off advice. */
interface SwitchParams {
  readonly advice: string;
  /** An advice with a name like it. */
  readonly nearest: string | null;
  readonly isError: boolean;
  /** Which advice a comment without the colon means; null if that is not clear. */
  readonly meant: string | null;
  /** The comment is on the study, where none switches off anything. */
  readonly onStudy: boolean;
}

/** The wording of faults of comments that switch off advice, in one language. A sentence can follow a place. */
export type SwitchWords = Readonly<
  Record<SwitchCode, { readonly sentence: (params: SwitchParams) => string; readonly why: string }>
>;
