import { type Key, locate, type NodeKind } from '@guide-studio/guide-core';
import { focusInline } from '../../browser/focusInline.ts';
import { moveSelected } from '../../outline/moveSelected.ts';
import { dispatch, jumpTo, redo, undo } from '../../session/edit.ts';
import { isEditable, read, type Session, write } from '../../session/store.ts';
import { nameOf, words } from '../../words/index.ts';
import type { Action } from './actions.ts';
import { convertTo } from './insertActions.ts';
import { hasSelection } from '../../actions/possible.ts';
import { writingActions } from './writingActions.ts';

/** Actions that change the guide or undo a change. */
export const editActions = {
  'edit.undo': {
    menu: 'Edit',
    label: (session) => words.frame.actions.undo(entryName(session, 'past')),
    keys: ['Mod+Z'],
    inField: 'undo',
    enabled: (session) => isEditable(session) && (session.editor?.history.past.length ?? 0) > 0,
    run: undo,
  },
  'edit.redo': {
    menu: 'Edit',
    label: (session) => words.frame.actions.redo(entryName(session, 'future')),
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    inField: 'redo',
    enabled: (session) => isEditable(session) && (session.editor?.history.future.length ?? 0) > 0,
    run: redo,
  },
  ...writingActions,
  'edit.duplicate': {
    menu: 'Edit',
    label: () => words.frame.actions.duplicate,
    keys: ['Mod+D'],
    enabled: hasSelection,
    separated: true,
    run: () => dispatch('node.duplicate', selection()),
  },
  'edit.delete': {
    menu: 'Edit',
    label: () => words.frame.actions.delete,
    keys: ['Delete', 'Backspace'],
    enabled: hasSelection,
    notWhileTyping: true,
    run: () => dispatch('node.remove', selection()),
  },
  'edit.editText': {
    menu: 'Edit',
    label: () => words.frame.actions.editText,
    keys: ['F2'],
    enabled: (session) => hasSelection(session) && partWithText(session) !== null,
    run: editText,
  },
  'edit.renameId': {
    menu: 'Edit',
    label: () => words.frame.actions.renameId,
    keys: ['Shift+F2'],
    enabled: (session) => hasSelection(session) && partWithId(session) !== null,
    run: () => jumpTo(partWithId(read()) ?? '', 'externalId'),
  },
  'edit.moveUp': {
    menu: 'Edit',
    label: () => words.frame.actions.moveUp,
    keys: ['Alt+ArrowUp'],
    enabled: hasSelection,
    separated: true,
    run: () => moveSelected('up'),
  },
  'edit.moveDown': {
    menu: 'Edit',
    label: () => words.frame.actions.moveDown,
    keys: ['Alt+ArrowDown'],
    enabled: hasSelection,
    run: () => moveSelected('down'),
  },
  'edit.moveToPrevious': {
    menu: 'Edit',
    label: () => words.frame.actions.moveToPrevious,
    keys: ['Alt+Shift+ArrowUp'],
    enabled: hasSelection,
    run: () => moveSelected('previousParent'),
  },
  'edit.moveToNext': {
    menu: 'Edit',
    label: () => words.frame.actions.moveToNext,
    keys: ['Alt+Shift+ArrowDown'],
    enabled: hasSelection,
    run: () => moveSelected('nextParent'),
  },
  'convert.openEnded': convertTo('open_ended'),
  'convert.multipleChoice': convertTo('multiple_choice'),
  'convert.ranking': convertTo('ranking'),
  'convert.matrix': convertTo('matrix'),
  'convert.maxDiff': convertTo('max_diff'),
  'convert.statement': convertTo('statement'),
} satisfies Record<string, Action>;

/** Returns the selected part if conditions can refer to it. */
function partWithId({ editor }: Session): Key | null {
  const [key, more] = editor?.selection ?? [];
  const node = editor && key !== undefined && more === undefined ? locate(editor.doc, key)?.node : undefined;
  return node && ['block', 'item', 'concept', 'option'].includes(node.kind) ? node.key : null;
}

/** The property that holds the main text of a part, by kind. */
const nameOfKind: Readonly<Partial<Record<NodeKind, string>>> = {
  block: 'title',
  item: 'text',
  concept: 'nickname',
  option: 'text',
  row: 'text',
};

function partWithText({ editor }: Session): { readonly key: Key; readonly property: string } | null {
  const [key, more] = editor?.selection ?? [];
  const node = editor && key !== undefined && more === undefined ? locate(editor.doc, key)?.node : undefined;
  const property = node && nameOfKind[node.kind];
  return node && property !== undefined ? { key: node.key, property } : null;
}

/** Goes to the text of the selected part in the guide and selects all of it. */
function editText(): void {
  const part = partWithText(read());
  if (!part) return;
  write({ view: 'guide', drawer: null });
  focusInline(part.key, part.property);
}

const selection = () => ({ keys: read().editor?.selection ?? [] });

function entryName(session: Session, side: 'past' | 'future'): string | undefined {
  const entry = session.editor?.history[side].at(-1);
  return entry && nameOf(entry.name);
}
