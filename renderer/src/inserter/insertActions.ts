import { hasTrait, type ItemType } from '@guide-studio/guide-core';
import type { Key } from '@guide-studio/guide-core/edit';
import type { Action } from '../actions/action.ts';
import { around, blockAround, isTypeAllowed, typeOf } from '../actions/aroundSelection.ts';
import { actionsByItemType } from '../actions/byItemType.ts';
import { canInsert, inGuide } from '../actions/possible.ts';
import { afterMenu } from '../browser/afterMenu.ts';
import { focusInline } from '../fields/focusInline.ts';
import { blockTypeLook, itemTypeLook } from '../theme/itemTypes.ts';
import { dispatch, isEditable, read } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { addBlock, hasScreener } from './addParts.ts';
import { openInserterHere } from './inserter.ts';

/** Adds a block of a type after the selected one, otherwise at the end; a screener at the front, where it must be. */
function insertBlock(type: keyof typeof blockTypeLook): Action {
  return {
    label: () => blockTypeLook[type].label,
    keys: [],
    enabled: (session) => canInsert(session) && !(type === 'screening' && hasScreener(session)),
    run: () => addBlock(type, read().guide?.editor.selection[0]),
  };
}

/** Adds a question of a type after the selected one, otherwise at the end of the selected block. */
function insertItem(type: ItemType): Action {
  return {
    label: () => itemTypeLook[type].label,
    keys: [],
    enabled: (session) => canInsert(session) && isTypeAllowed(type, blockAround(session)),
    run: () => {
      const block = blockAround(read());
      if (!block) return;
      const item = around(read(), 'item');
      const index = item ? (block.node.children.items ?? []).indexOf(item.node) + 1 : undefined;
      focusAdded(dispatch('item.add', { block: block.node.key, type, index }), 'text');
    },
  };
}

const insertConcept: Action = {
  label: () => words.frame.actions.concept,
  keys: [],
  enabled: (session) => canInsert(session) && typeOf(blockAround(session)) === 'concept',
  run: () => {
    const block = blockAround(read());
    if (block) focusAdded(dispatch('concept.add', { block: block.node.key }), 'nickname');
  },
};

const insertOption: Action = {
  label: () => words.frame.actions.option,
  keys: [],
  enabled: (session) => canInsert(session) && around(session, 'item')?.node.children.options !== undefined,
  run: () => {
    const item = around(read(), 'item');
    if (item) focusAdded(dispatch('option.add', { item: item.node.key }), 'text');
  },
};

const insertRow: Action = {
  label: () => words.frame.actions.row,
  keys: [],
  enabled: (session) => canInsert(session) && hasTrait(typeOf(around(session, 'item')), 'hasRows'),
  run: () => {
    const item = around(read(), 'item');
    if (item) dispatch('row.add', { item: item.node.key });
  },
};

/** Actions that insert blocks, questions and what belongs to them. */
export const insertActions = {
  'insert.here': {
    label: () => words.writing.insertHere,
    keys: ['/'],
    notWhileTyping: true,
    enabled: (session) => inGuide(session) && isEditable(session),
    run: openInserterHere,
  },
  'insert.block': insertBlock('flat'),
  'insert.conceptBlock': insertBlock('concept'),
  'insert.screener': insertBlock('screening'),
  ...actionsByItemType('insert', insertItem),
  'insert.concept': insertConcept,
  'insert.option': insertOption,
  'insert.row': insertRow,
} satisfies Record<string, Action>;

/** Focuses the text of the part that was just added. */
function focusAdded(done: boolean, property: string): void {
  const key: Key | undefined = read().guide?.editor.selection[0];
  if (done && key !== undefined) afterMenu(() => focusInline(key, property));
}
