import { CircleX, Info, TriangleAlert, X } from '../theme/icons.tsx';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Notice.module.css';
import { words } from '../i18n/index.ts';

export interface NoticeProps {
  readonly kind: 'info' | 'warning' | 'error';
  /** What happened, in one sentence. */
  readonly text: ReactNode;
  /** What to do about it. */
  readonly next?: ReactNode;
  readonly actions?: ReactNode;
  readonly onDismiss?: () => void;
  /** Spans the whole window instead of being a card inside a view. */
  readonly bar?: boolean;
}

const icons = { info: Info, warning: TriangleAlert, error: CircleX };

/** A message that stays until it is dismissed or no longer applies. Errors interrupt a screen reader; others wait. */
export function Notice({ kind, text, next, actions, onDismiss, bar }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={styles.notice}
      data-kind={kind}
      data-bar={bar || undefined}
    >
      <Icon size={16} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.text}>
          <span className="unseen">{words.controls.kinds[kind]}: </span>
          {text}
        </p>
        {next ? <div className={styles.next}>{next}</div> : null}
      </div>
      {actions || onDismiss ? (
        <div className={`cluster ${styles.actions}`}>
          {actions}
          {onDismiss ? <IconButton icon={X} label={words.controls.dismiss} size="small" onClick={onDismiss} /> : null}
        </div>
      ) : null}
    </div>
  );
}
