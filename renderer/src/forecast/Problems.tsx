import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import { type SharesProblem, describeSharesProblem } from '@guide-studio/interview-engine/forecast';
import { uiLanguage } from '../i18n/index.ts';
import styles from './SharesPane.module.css';

/** The shares that a part of the pane shows. */
export interface SharesProps {
  /** With the names that the window uses. */
  readonly assumptions: ForecastAssumptions;
  readonly problems: readonly SharesProblem[];
}

interface ProblemsProps {
  readonly problems: readonly SharesProblem[];
  /** Of the question to which the shares belong. */
  readonly number?: number | null;
}

/** Why the shares above cannot be used, and what to do. */
export function Problems({ problems, number = null }: ProblemsProps) {
  return problems.map((problem) => (
    <p key={JSON.stringify(problem)} className={styles.error} role="alert">
      {describeSharesProblem(problem, uiLanguage, number)}
    </p>
  ));
}
