import { CircleAlert, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Severity } from '../session/marks.ts';
import { words } from '../words/index.ts';
import styles from './MarkIcon.module.css';

interface MarkIconProps {
  readonly mark: Severity | null | undefined;
  /** The word stands beside the icon, where there is room for it. */
  readonly named?: boolean;
}

/** That something was found here: a problem, or advice. Nothing where nothing was. */
export function MarkIcon({ mark, named = false }: MarkIconProps): ReactNode {
  if (!mark) return null;
  const Icon = mark === 'error' ? CircleAlert : Lightbulb;
  const word = mark === 'error' ? words.canvas.hasProblems : words.canvas.hasAdvice;
  return named ? (
    <span className={styles.named} data-mark={mark}>
      <Icon size={14} aria-hidden="true" /> {word}
    </span>
  ) : (
    <span className={styles.mark} data-mark={mark} role="img" aria-label={word} title={word}>
      <Icon size={15} aria-hidden="true" />
    </span>
  );
}
