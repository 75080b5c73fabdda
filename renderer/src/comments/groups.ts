import { childrenOf, type GuideDocument, type GuideNode, type Key } from '@guide-studio/guide-core/edit';
import type { Comment } from '@guide-studio/guide-core/notes';

/** Comments on one part of the guide; the node is null if the part is gone. */
export interface CommentGroup {
  readonly node: GuideNode | null;
  /** The number of a question, counted over the whole guide. */
  readonly number: number | null;
  readonly comments: readonly Comment[];
}

/** Returns the comments grouped by part, in guide order; those whose part is gone come last. */
export function groupsOf(
  doc: GuideDocument,
  comments: readonly Comment[],
  places: ReadonlyMap<string, Key>,
): readonly CommentGroup[] {
  const byKey = new Map<Key, Comment[]>();
  for (const comment of comments) {
    const key = places.get(comment.id) ?? '';
    byKey.set(key, [...(byKey.get(key) ?? []), comment]);
  }
  const groups: CommentGroup[] = [];
  const take = (node: GuideNode, number: number | null) => {
    const own = byKey.get(node.key);
    if (own) groups.push({ node, number, comments: own });
    byKey.delete(node.key);
  };
  take(doc.root, null);
  let number = 0;
  for (const block of childrenOf(doc.root, 'blocks')) {
    take(block, null);
    for (const item of childrenOf(block, 'items')) {
      number += 1;
      take(item, number);
    }
  }
  const orphans = [...byKey.values()].flat();
  return orphans.length === 0 ? groups : [...groups, { node: null, number: null, comments: orphans }];
}
