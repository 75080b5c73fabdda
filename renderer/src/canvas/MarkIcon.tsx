import type { ReactNode } from 'react';
import { Tooltip } from '../controls/index.ts';
import { severityLook } from '../theme/severityLook.ts';
import { type Severity } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './MarkIcon.module.css';

interface MarkIconProps {
  readonly mark: Severity | null | undefined;
  /** Shows the word beside the icon if there is room. */
  readonly named?: boolean;
}

/** Marks a part that has a problem or advice. Renders nothing without a mark. */
export function MarkIcon({ mark, named = false }: MarkIconProps): ReactNode {
  if (!mark) return null;
  const { icon: Icon } = severityLook(mark);
  const word = words.canvas.marks[mark];
  return named ? (
    <span className={styles.named} data-mark={mark}>
      <Icon size={14} aria-hidden="true" /> {word}
    </span>
  ) : (
    <Tooltip text={word}>
      <span className={styles.mark} data-mark={mark} role="img" aria-label={word}>
        <Icon size={15} aria-hidden="true" />
      </span>
    </Tooltip>
  );
}
