import { type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { memo } from 'react';
import { words } from '../i18n/index.ts';
import { InlineText } from './InlineText.tsx';
import styles from './Instructions.module.css';
import { questionKeys } from './cardKeys.ts';
import { sameBesideText } from './sameBesideText.ts';

interface InstructionsProps {
  readonly node: GuideNode;
  readonly number: number;
}

/** The instructions to the interviewer for an open question. Always visible if not empty. */
export const Instructions = memo(function Instructions({ node, number }: InstructionsProps) {
  const value = textField(node, 'addInstructions');
  return (
    <div className={styles.instructions} data-empty={value === '' || undefined}>
      <span className={styles.label}>{words.canvas.toInterviewer}</span>
      <InlineText
        node={node.key}
        path={['addInstructions']}
        value={value}
        whenEmpty="remove"
        label={words.canvas.instructions(number)}
        placeholder={words.canvas.instructionsPlaceholder}
        look="small"
        onKeyDown={(event) => questionKeys(event, node)}
      />
    </div>
  );
}, isSame);

function isSame(one: InstructionsProps, other: InstructionsProps): boolean {
  return one.number === other.number && sameBesideText(one, other);
}
