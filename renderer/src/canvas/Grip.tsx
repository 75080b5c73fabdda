import type { Key } from '@guide-studio/guide-core/edit';
import { GripVertical } from '../theme/icons.tsx';
import { memo, type ReactNode } from 'react';
import { Tooltip } from '../controls/index.ts';
import { useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './Grip.module.css';

interface GripProps {
  readonly node: Key;
  readonly shown: boolean;
}

/**
 * The handle that drags a block, concept or question: six dots, shown on hover, focus and selection. For pointers only:
 * keys move a part with Alt and the arrows, or by grabbing it in the outline.
 */
export const Grip = memo(function Grip({ node, shown }: GripProps): ReactNode {
  const editable = useEditable();
  if (!editable) return null;
  return (
    <Tooltip text={words.canvas.grip}>
      <span className={`${styles.grip} ${shown ? styles.shown : ''}`} data-grip={node} aria-hidden="true">
        <GripVertical size={14} />
      </span>
    </Tooltip>
  );
});

/** The bullet of an option, which drags it in the same way. */
export function BulletGrip({ node, children }: { node: Key; children: ReactNode }) {
  return (
    <Tooltip text={words.canvas.grip}>
      <span className={styles.bullet} data-grip={node} aria-hidden="true">
        <GripVertical size={14} className={styles.dots} />
        {children}
      </span>
    </Tooltip>
  );
}
