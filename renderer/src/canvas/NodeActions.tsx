import type { GuideNode } from '@guide-studio/guide-core';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '../controls/index.ts';
import { openInserter } from '../inserter/inserter.ts';
import { dispatch } from '../session/edit.ts';
import { isEditable, useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './NodeActions.module.css';

/** What can be done with a block, concept or question. Shown on hover, focus and selection. */
export function NodeActions({ node, shown }: { node: GuideNode; shown: boolean }) {
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
}
