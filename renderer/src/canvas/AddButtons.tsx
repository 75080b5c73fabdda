import { blockTypes, type ItemType } from '@guide-studio/guide-core';
import type { GuideNode } from '@guide-studio/guide-core/edit';
import { itemTypesIn } from '@guide-studio/guide-core/internal';
import { Plus } from '../theme/icons.tsx';
import { memo } from 'react';
import { Button, Menu } from '../controls/index.ts';
import { blockTypeLook, itemTypeLook } from '../theme/itemTypes.ts';
import { addBlock, addConcept, hasScreener } from '../inserter/index.ts';
import { dispatch, read, readGuide, useEditable, useSession } from '../session/index.ts';
import styles from './AddButtons.module.css';
import { afterMenu } from '../browser/afterMenu.ts';
import { focusInline } from '../fields/focusInline.ts';
import { sameOwn } from './sameOwn.ts';
import { words } from '../i18n/index.ts';

/** The control at the end of a block that adds a question, with a choice of type if the block allows several. */
export const AddItem = memo(
  function AddItem({ block }: { block: GuideNode }) {
    const editable = useEditable();
    if (!editable) return null;
    const types = itemTypesIn(block);
    const [only, ...others] = types;
    const add = (type: ItemType) => focusAdded(dispatch('item.add', { block: block.key, type }));
    if (only !== undefined && others.length === 0) {
      return (
        <div className={styles.item}>
          <Button icon={Plus} variant="quiet" onClick={() => add(only)}>
            {words.canvas.addQuestion}
          </Button>
        </div>
      );
    }
    const items = types.map((type) => ({
      label: itemTypeLook[type].label,
      icon: itemTypeLook[type].icon,
      onSelect: () => add(type),
    }));
    return (
      <div className={styles.item}>
        <Menu label={words.canvas.addQuestion} icon={Plus} items={items} />
      </div>
    );
  },
  (before, now) => sameOwn(before.block, now.block),
);

/** The button after the concepts of a block that adds a concept. */
export function AddConcept({ block }: { block: GuideNode }) {
  const editable = useEditable();
  if (!editable) return null;
  return (
    <div className={styles.item}>
      <Button icon={Plus} variant="quiet" onClick={() => addConcept(block.key)}>
        {words.canvas.addConcept}
      </Button>
    </div>
  );
}

/** The control at the end of the guide that adds a block. A screener is added at the front, where it must be. */
export function AddBlock() {
  const editable = useEditable();
  useSession(hasScreener);
  if (!editable) return null;
  const items = blockTypesNow().map((type) => ({
    label: blockTypeLook[type].label,
    onSelect: () => addBlock(type),
  }));
  return (
    <div className={styles.block}>
      <Menu label={words.canvas.addBlock} icon={Plus} items={items} />
    </div>
  );
}

/** A guide has one screener at most. */
function blockTypesNow() {
  return blockTypes.filter((type) => type !== 'screening' || !hasScreener(read()));
}

function focusAdded(done: boolean): void {
  const [added] = readGuide().editor.selection;
  if (done && added) afterMenu(() => focusInline(added));
}
