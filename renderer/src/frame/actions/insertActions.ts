import {
  type CriterionChoice,
  type GuideDocument,
  type GuideNode,
  type ItemType,
  itemTypesIn,
  type Key,
  type Located,
  locate,
  possibleSources,
  textField,
} from '@guide-studio/guide-core';
import { addBlock } from '../../inserter/addBlock.ts';
import { focusInline } from '../../browser/focusInline.ts';
import { blockTypeLook, itemTypeLook } from '../../look/itemTypes.ts';
import { addCriterion, onNothingYet } from '../../properties/addCriterion.ts';
import { firstChoice } from '../../properties/firstChoice.ts';
import { convertSelected } from '../../properties/ManyProperties.tsx';
import { dispatch, jumpTo } from '../../session/edit.ts';
import { hasScreener } from '../../session/hasScreener.ts';
import { read, type Session } from '../../session/store.ts';
import { words } from '../../words/index.ts';
import type { Action } from './actions.ts';
import { canInsert } from '../../actions/possible.ts';

/** Adds a block of a type after the selected one, otherwise at the end; a screener at the front, where it must be. */
export function insertBlock(type: keyof typeof blockTypeLook): Action {
  return {
    menu: 'Insert',
    label: () => blockTypeLook[type].label,
    keys: [],
    enabled: (session) => canInsert(session) && !(type === 'screening' && hasScreener(session)),
    run: () => addBlock(type, read().editor?.selection[0]),
  };
}

/** Adds a question of a type after the selected one, otherwise at the end of the selected block. */
export function insertItem(type: ItemType): Action {
  return {
    menu: 'Insert',
    label: () => itemTypeLook[type].label,
    keys: [],
    separated: type === 'open_ended',
    enabled: (session) => canInsert(session) && mayBe(type, blockAround(session)),
    run: () => {
      const block = blockAround(read());
      if (!block) return;
      const item = around(read(), 'item');
      const index = item ? (block.node.children.items ?? []).indexOf(item.node) + 1 : undefined;
      added(dispatch('item.add', { block: block.node.key, type, index }), 'text');
    },
  };
}

function mayBe(type: ItemType, block: Located | null): boolean {
  return block !== null && itemTypesIn(block.node).includes(type);
}

export const insertConcept: Action = {
  menu: 'Insert',
  label: () => words.frame.actions.concept,
  keys: [],
  separated: true,
  enabled: (session) => canInsert(session) && typeOf(blockAround(session)) === 'concept',
  run: () => {
    const block = blockAround(read());
    if (block) added(dispatch('concept.add', { block: block.node.key }), 'nickname');
  },
};

export const insertOption: Action = {
  menu: 'Insert',
  label: () => words.frame.actions.option,
  keys: [],
  enabled: (session) => canInsert(session) && around(session, 'item')?.node.children.options !== undefined,
  run: () => {
    const item = around(read(), 'item');
    if (item) added(dispatch('option.add', { item: item.node.key }), 'text');
  },
};

export const insertRow: Action = {
  menu: 'Insert',
  label: () => words.frame.actions.row,
  keys: [],
  enabled: (session) => canInsert(session) && typeOf(around(session, 'item')) === 'matrix',
  run: () => {
    const item = around(read(), 'item');
    if (item) dispatch('row.add', { item: item.node.key });
  },
};

/** Adds a condition to the selected question or concept, if there is something that it can ask about. */
export function insertCondition(on: 'answer' | 'link'): Action {
  const choice = (session: Session): CriterionChoice | null => {
    const owner = conditionOwner(session);
    if (!session.editor || owner === null) return null;
    return on === 'link' ? onNothingYet : lastSource(session.editor.doc, owner);
  };
  return {
    menu: 'Insert',
    label: () => words.frame.actions.condition[on],
    keys: [],
    separated: on === 'answer',
    enabled: (session) => canInsert(session) && choice(session) !== null,
    run: () => {
      const [owner, criterion] = [conditionOwner(read()), choice(read())];
      if (owner !== null && criterion) addCriterion(owner, criterion);
    },
  };
}

/** Goes to the condition of the selected question or concept. */
export const goToCondition: Action = {
  menu: 'View',
  label: () => words.frame.actions.condition.goTo,
  keys: [],
  enabled: (session) => session.phase === 'editing' && session.merging === null && conditionOwner(session) !== null,
  run: () => {
    const owner = conditionOwner(read());
    if (owner !== null) jumpTo(owner, 'conditional');
  },
};

function conditionOwner(session: Session): Key | null {
  return (around(session, 'item') ?? around(session, 'concept'))?.node.key ?? null;
}

function lastSource(doc: GuideDocument, owner: Key): CriterionChoice | null {
  const last = possibleSources(doc, owner, 'condition').at(-1);
  return last ? firstChoice(doc, last) : null;
}

/** Changes the type of the selected question. */
export function convertTo(type: ItemType): Action {
  return {
    menu: 'Edit',
    label: () => words.frame.actions.convertTo(itemTypeLook[type].label),
    keys: [],
    separated: type === 'open_ended',
    enabled: (session) => {
      const item = around(session, 'item');
      return canInsert(session) && item !== null && typeOf(item) !== type && mayBe(type, around(session, 'block'));
    },
    run: () => {
      const item = around(read(), 'item');
      if ((read().editor?.selection.length ?? 0) > 1) convertSelected(type);
      else if (item) dispatch('item.convert', { key: item.node.key, type });
    },
  };
}

function typeOf(located: Located | null): string {
  return located ? textField(located.node, 'type') : '';
}

/** Returns the selected part or its nearest ancestor of a kind. */
function around({ editor }: Session, kind: GuideNode['kind']): Located | null {
  const [key] = editor?.selection ?? [];
  if (!editor || key === undefined) return null;
  const located = locate(editor.doc, key);
  const found = located && [...located.ancestors, located.node].findLast((node) => node.kind === kind);
  return found ? locate(editor.doc, found.key) : null;
}

/** Returns the block of the selection, otherwise the last block. */
function blockAround(session: Session): Located | null {
  const { editor } = session;
  const last = editor?.doc.root.children.blocks?.at(-1);
  return around(session, 'block') ?? (editor && last ? locate(editor.doc, last.key) : null);
}

function added(done: boolean, property: string): void {
  const key: Key | undefined = read().editor?.selection[0];
  // The menu returns the focus to its button first.
  if (done && key !== undefined) setTimeout(() => focusInline(key, property), 50);
}
