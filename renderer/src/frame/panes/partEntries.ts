import { itemTypes } from '@guide-studio/guide-core';
import type { NodeKind } from '@guide-studio/guide-core/edit';
import { selectedNodes } from '../../clipboard/index.ts';
import type { MenuItems } from '../../controls/index.ts';
import { itemTypeLook } from '../../theme/itemTypes.ts';
import { read } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import type { ActionId } from '../actions/actions.ts';
import { itemOf } from '../actions/menuItems.ts';

/** An action on parts. By default it applies to all kinds and any number of parts. */
interface PartEntry {
  readonly id: ActionId | 'convert';
  readonly kinds?: readonly NodeKind[];
  /** Applies to a single part only. */
  readonly alone?: true;
}

const groups: readonly (readonly PartEntry[])[] = [
  [{ id: 'edit.cut' }, { id: 'edit.copy' }, { id: 'edit.paste' }, { id: 'edit.pasteQuestionnaire' }],
  [
    { id: 'edit.editText', kinds: ['block', 'item', 'concept', 'option', 'row'], alone: true },
    { id: 'edit.duplicate' },
    { id: 'edit.delete' },
  ],
  [
    { id: 'edit.moveUp' },
    { id: 'edit.moveDown' },
    { id: 'edit.moveToPrevious', kinds: ['item', 'concept'] },
    { id: 'edit.moveToNext', kinds: ['item', 'concept'] },
  ],
  [
    { id: 'convert', kinds: ['item'] },
    { id: 'insert.conditionOnAnswer', kinds: ['item', 'concept'], alone: true },
    { id: 'insert.comment', kinds: ['block', 'item'], alone: true },
    { id: 'edit.saveParts', kinds: ['block', 'item'] },
  ],
  [
    { id: 'edit.skip', kinds: ['item'], alone: true },
    { id: 'edit.conditionForMany', kinds: ['block', 'item', 'concept'] },
    { id: 'edit.copyCondition', kinds: ['item', 'concept'], alone: true },
    { id: 'edit.pasteCondition', kinds: ['block', 'item', 'concept'] },
  ],
  [{ id: 'preview.fromHere', kinds: ['block', 'item', 'concept'], alone: true }],
];

/** Returns the menu entries for the selected parts. Empty if only the study is selected. */
export function partEntries(): MenuItems {
  const editor = read().guide?.editor;
  const nodes = editor ? selectedNodes(editor.doc, editor.selection) : [];
  const [first] = nodes;
  if (!first) return [];
  const applies = ({ kinds, alone }: PartEntry) =>
    (kinds?.includes(first.kind) ?? true) && !(alone && nodes.length > 1);
  return groups.flatMap((group, at) =>
    group.filter(applies).map(({ id }, index) => ({ ...entryOf(id), separated: at > 0 && index === 0 })),
  );
}

function entryOf(id: PartEntry['id']): MenuItems[number] {
  if (id !== 'convert') return itemOf(id);
  const items = itemTypes.map((type) => ({ ...itemOf(`convert.${type}`), label: itemTypeLook[type].label }));
  return { label: words.frame.convertTo, items: items.map((item) => ({ ...item, separated: false })) };
}
