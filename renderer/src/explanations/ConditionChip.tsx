import type { GuideNode } from '@guide-studio/guide-core/edit';
import { Split } from '../theme/icons.tsx';
import { readGuide } from '../session/index.ts';
import styles from './ConditionChip.module.css';
import { conditionPieces } from './conditionWords.ts';
import { Sentence } from './Sentence.tsx';

/**
 * The condition of an item or concept, above its text. `condition` is the same in words: the list that renders these
 * passes it, so that only those with a changed condition render again.
 */
export function ConditionChip({ node, condition }: { node: GuideNode; condition: string }) {
  if (condition === '') return null;
  return (
    <p className={styles.chip}>
      <Split size={12} aria-hidden="true" />
      <Sentence pieces={conditionPieces(readGuide().editor.doc, node)} />
    </p>
  );
}
