import type { GuideNode } from '@guide-studio/guide-core/edit';
import { MessageCircle } from '../theme/icons.tsx';
import { setShown } from '../panes/panes.ts';
import { select, showRightPane } from '../session/index.ts';
import { words } from '../i18n/index.ts';
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
        showRightPane('comments');
        setShown('properties', true);
      }}
    >
      <MessageCircle size={12} aria-hidden="true" /> {words.comments[node.kind === 'study' ? 'gone' : 'count'](count)}
    </button>
  );
}
