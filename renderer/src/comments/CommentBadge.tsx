import type { GuideNode } from '@guide-studio/guide-core';
import { MessageCircle } from '../look/icons.tsx';
import { setShown } from '../panes/panes.ts';
import { select, showAside } from '../session/index.ts';
import { words } from '../words/index.ts';
import styles from './CommentBadge.module.css';
import { useOpenComments } from '../notes/notes.ts';

/**
 * The number of open comments of a question or block, as a button that opens them. On the study: comments whose part is
 * gone. Renders nothing at zero.
 */
export function CommentBadge({ node }: { readonly node: GuideNode }) {
  const count = useOpenComments(node.key);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={`badge ${styles.badge}`}
      onClick={() => {
        select([node.key]);
        showAside('comments');
        setShown('properties', true);
      }}
    >
      <MessageCircle size={12} aria-hidden="true" /> {words.comments[node.kind === 'study' ? 'gone' : 'count'](count)}
    </button>
  );
}
