import { CircleAlert, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Severity } from '../session/marks.ts';
import { words } from '../words/index.ts';
import styles from './MarkIcon.module.css';

/** That something was found here: a problem, or advice. Nothing where nothing was. */
export function MarkIcon({ mark }: { mark: Severity | null | undefined }): ReactNode {
  if (mark === 'error')
    return <CircleAlert size={15} className={styles.error} role="img" aria-label={words.canvas.hasProblems} />;
  if (mark === 'warning')
    return <Lightbulb size={15} className={styles.advice} role="img" aria-label={words.canvas.hasAdvice} />;
  return null;
}
