import type { CommentGroup } from './groups.ts';

/** Number of comments shown at first, and added at a time. */
export const shownAtOnce = 100;

/** The range of comments shown, counted over all groups: from `from` to before `to`. */
export interface CommentRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the groups with only the comments of a range. */
export function commentsIn(groups: readonly CommentGroup[], { from, to }: CommentRange): readonly CommentGroup[] {
  let at = 0;
  return groups.flatMap((group) => {
    const start = at;
    at += group.comments.length;
    const comments = group.comments.slice(Math.max(0, from - start), Math.max(0, to - start));
    return comments.length === 0 ? [] : [{ ...group, comments }];
  });
}

/** Returns the range that contains the comments on a part: the same one if it does already. */
export function withPart(groups: readonly CommentGroup[], key: string, shown: CommentRange): CommentRange {
  let at = 0;
  for (const { node, comments } of groups) {
    if (node?.key === key) {
      const isThere = at >= shown.from && at < shown.to;
      return isThere ? shown : { from: Math.max(0, at - shownAtOnce / 2), to: at + shownAtOnce };
    }
    at += comments.length;
  }
  return shown;
}
