import { MessageCircle } from '../theme/icons.tsx';
import styles from './CommentMark.module.css';

/** Marks open comments in the outline. The label of the row gives the number. */
export function CommentMark({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <MessageCircle size={13} className={styles.mark} aria-hidden="true" />;
}
