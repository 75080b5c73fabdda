import type { FindQuery, Match } from '@guide-studio/guide-core/find';

/** What the window asks of the worker for regular expressions: one question at a time. The expression is valid. */
export interface ExpressionQuestion {
  readonly query: FindQuery;
  readonly texts: readonly string[];
}

/**
 * What the worker replies: that it begins, then the matches of one text after the other, in the order of the texts.
 * `tooLarge`: the expression needs more memory than there is.
 */
export type ExpressionReply =
  | { readonly kind: 'begins' }
  | { readonly kind: 'found'; readonly matches: readonly (readonly Match[])[]; readonly isLast: boolean }
  | { readonly kind: 'tooLarge' };
