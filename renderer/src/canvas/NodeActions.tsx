import type { GuideNode } from '@guide-studio/guide-core';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../controls/index.ts';
import { openInserter } from '../inserter/inserter.ts';
import { dispatch } from '../session/edit.ts';
import { isEditable, useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './NodeActions.module.css';

interface NodeActionsProps {
  readonly node: GuideNode;
  readonly shown: boolean;
}

/** What can be done with a block, concept or question. Shown on hover, focus and selection. The same while one types. */
export const NodeActions = memo(function NodeActions({ node, shown }: NodeActionsProps) {
  const editable = useSession(isEditable);
  if (!editable) return null;
  return (
    <div className={`${styles.actions} ${shown ? styles.shown : ''}`}>
      {node.kind === 'item' && (
        <IconButton
          label={words.canvas.addBelow}
          icon={Plus}
          size="small"
          shortcut="/"
          onClick={(event) => openInserter({ kind: 'add', key: node.key }, event.currentTarget)}
        />
      )}
      <IconButton
        label={words.canvas.duplicate}
        icon={Copy}
        size="small"
        onClick={() => dispatch('node.duplicate', { keys: [node.key] })}
      />
      <IconButton
        label={words.canvas.remove}
        icon={Trash2}
        size="small"
        onClick={() => dispatch('node.remove', { keys: [node.key] })}
      />
    </div>
  );
}, isSame);

function isSame(a: NodeActionsProps, b: NodeActionsProps): boolean {
  return a.node.key === b.node.key && a.node.kind === b.node.kind && a.shown === b.shown;
}
