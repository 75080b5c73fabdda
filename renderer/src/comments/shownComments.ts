import type { CommentGroup } from './groups.ts';

/** So many comments are shown at first, and are added at a time. */
export const shownAtOnce = 100;

/** Which comments are shown, counted over all groups: from the first on, up to the last, which is not. */
export interface Shown {
  readonly from: number;
  readonly to: number;
}

/** Groups with the comments of a stretch only. */
export function shownOf(groups: readonly CommentGroup[], { from, to }: Shown): readonly CommentGroup[] {
  let at = 0;
  return groups.flatMap((group) => {
    const start = at;
    at += group.comments.length;
    const comments = group.comments.slice(Math.max(0, from - start), Math.max(0, to - start));
    return comments.length === 0 ? [] : [{ ...group, comments }];
  });
}

/** The stretch that has the comments on a part: the same one where it has them already. */
export function withPart(groups: readonly CommentGroup[], key: string, shown: Shown): Shown {
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
