import type { Goal } from '@guide-studio/interview-engine/paths';
import type { GuidePaths } from './exploring.ts';
import styles from './FindingsList.module.css';
import { shortReason } from './shortReason.ts';
import { useWay } from './useWay.ts';

/** Why nobody gets to a goal, in one sentence. It waits for what else is being worked out. */
export function Why({ known, goal }: { readonly known: GuidePaths; readonly goal: Goal }) {
  const way = useWay(known, goal, 'later');
  if (way === undefined || way.obstacles === null) return null;
  return (
    <p className={styles.why} dir="auto">
      {shortReason(known.doc, way)}
    </p>
  );
}
