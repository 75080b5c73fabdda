import '../i18n/later.ts';
import { stopsInterviews } from '@guide-studio/interview-engine/internal';
import { FirstProblem } from '../problems/index.ts';
import { useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './PathsView.module.css';

/** Says that the errors of a guide are missing texts, if they are: interviews run with it, so it is explored all the same. */
export function MissingTexts() {
  const issues = useGuide((guide) => guide.issues);
  if (issues.length === 0 || issues.some(stopsInterviews)) return null;
  return (
    <div className={`spread ${styles.missing}`} role="status">
      <span>{words.paths.missingTexts(issues.length)}</span>
      <FirstProblem />
    </div>
  );
}
