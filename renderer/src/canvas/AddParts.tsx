import { blockTypes, type GuideNode, itemTypes } from '@guide-studio/guide-core';
import { Plus } from 'lucide-react';
import { Menu } from '../controls/index.ts';
import { blockTypeLook, itemTypeLook } from '../look/itemTypes.ts';
import { freshBlock } from '../session/blankParts.ts';
import { dispatch } from '../session/edit.ts';
import { isEditable, mustHave, read, useSession } from '../session/store.ts';
import styles from './AddParts.module.css';
import { focusInline } from './focusInline.ts';
import { words } from '../words/index.ts';

/** The end of a block: adds a question of a chosen type. */
export function AddItem({ block }: { block: GuideNode }) {
  const editable = useSession(isEditable);
  if (!editable) return null;
  const items = itemTypes.map((type) => ({
    label: itemTypeLook[type].label,
    icon: itemTypeLook[type].icon,
    onSelect: () => focusAdded(dispatch('item.add', { block: block.key, type }), 'text'),
  }));
  const concept = {
    label: words.canvas.concept,
    separated: true,
    onSelect: () => focusAdded(dispatch('concept.add', { block: block.key }), 'nickname'),
  };
  const isConcept = (block.fields as { type?: unknown } | null)?.type === 'concept';
  return (
    <div className={styles.item}>
      <Menu label={words.canvas.addQuestion} icon={Plus} items={isConcept ? [...items, concept] : items} />
    </div>
  );
}

/** The end of the guide: adds a block. A screener goes to the front, where it must stand. */
export function AddBlock() {
  const editable = useSession(isEditable);
  if (!editable) return null;
  const items = blockTypes.map((type) => ({
    label: blockTypeLook[type].label,
    onSelect: () =>
      focusAdded(
        dispatch('block.add', { type, wire: freshBlock(type), ...(type === 'screening' ? { index: 0 } : {}) }),
        'title',
      ),
  }));
  return (
    <div className={styles.block}>
      <Menu label={words.canvas.addBlock} icon={Plus} items={items} />
    </div>
  );
}

function focusAdded(done: boolean, property: string): void {
  const [added] = mustHave(read().editor).selection;
  // The menu gives the focus back to its button first.
  if (done && added) setTimeout(() => focusInline(added, property), 50);
}
