import { MessageCircle } from 'lucide-react';
import styles from './CommentMark.module.css';

/** In the outline: there are open comments. The row says how many. */
export function CommentMark({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <MessageCircle size={13} className={styles.mark} aria-hidden="true" />;
}
