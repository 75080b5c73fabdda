import type { IconType } from '../theme/icons.tsx';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly icon?: IconType;
  /** One sentence. */
  readonly text: string;
  /** The main action. */
  readonly action?: ReactNode;
  /** A second, less prominent action. */
  readonly quiet?: ReactNode;
}

/** What an empty view shows. */
export function EmptyState({ icon: Icon, text, action, quiet }: EmptyStateProps) {
  return (
    <div className={`stack gap3 ${styles.empty}`}>
      {Icon ? <Icon size={24} className={styles.icon} /> : null}
      <p className={styles.text}>{text}</p>
      {action || quiet ? (
        <div className={styles.actions}>
          {action}
          {quiet}
        </div>
      ) : null}
    </div>
  );
}
