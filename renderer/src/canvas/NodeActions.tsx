import type { GuideNode } from '@guide-studio/guide-core/edit';
import { Copy, Plus, Trash2 } from '../theme/icons.tsx';
import { memo } from 'react';
import { IconButton, Menu } from '../controls/index.ts';
import { blockTypeLook } from '../theme/itemTypes.ts';
import { addBlock, openInserter } from '../inserter/index.ts';
import { dispatch, useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './NodeActions.module.css';

/** Types of blocks that can follow another; a screener is always first. */
const blocksBelow = ['flat', 'concept'] as const;

interface NodeActionsProps {
  readonly node: GuideNode;
  readonly shown: boolean;
}

/**
 * The actions of a block, concept or question. Shown on hover, focus and selection. Does not render again while typing.
 */
export const NodeActions = memo(function NodeActions({ node, shown }: NodeActionsProps) {
  const editable = useEditable();
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
      {node.kind === 'block' && (
        <Menu
          label={words.canvas.addBlockBelow}
          icon={Plus}
          iconOnly
          size="small"
          align="end"
          items={blocksBelow.map((type) => ({
            label: blockTypeLook[type].label,
            onSelect: () => addBlock(type, node.key),
          }))}
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
