import type { Issue, MoreCode, ShapeCode } from './issue.ts';

/**
 * The wording of faults of the shape in one language. `sentence` is a clause that can follow a place, with a full stop.
 */
export type ShapeWords = Readonly<
  Record<ShapeCode | MoreCode, { readonly sentence: (issue: Issue) => string; readonly why: string }>
>;
