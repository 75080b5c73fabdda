import type { GuideNode } from '@guide-studio/guide-core/edit';
import { MessageCircle } from '../theme/icons.tsx';
import { setShown } from '../panes/panes.ts';
import { select, showRightPane } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './CommentBadge.module.css';
import { useNotes, useOpenComments } from '../notes/notes.ts';

/** The number of open comments of a part, as a button that opens them. Renders nothing at zero. */
export function CommentBadge({ node }: { readonly node: GuideNode }) {
  const count = useOpenComments(node.key);
  return count === 0 ? null : <Badge node={node} label={words.comments.count(count)} />;
}

/** The number of open comments whose part is gone, on the study, as a button that opens the comments. */
export function LostCommentsBadge({ study }: { readonly study: GuideNode }) {
  const count = useNotes(({ lost }) => lost);
  return count === 0 ? null : <Badge node={study} label={words.comments.gone(count)} />;
}

function Badge({ node, label }: { readonly node: GuideNode; readonly label: string }) {
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
      <MessageCircle size={12} aria-hidden="true" /> {label}
    </button>
  );
}
