import { type Key, locate, type NodeKind } from '@guide-studio/guide-core/edit';
import type { Action } from '../../actions/action.ts';
import { onMac } from '../../actions/keymap.ts';
import { hasPartSelected, hasSelection, inGuide } from '../../actions/possible.ts';
import { canRedoMarks, canUndoMarks, redoMarks, undoMarks } from '../../answers/index.ts';
import { focusSoon } from '../../browser/focusSoon.ts';
import { focusInline } from '../../fields/focusInline.ts';
import { openFind } from '../../find/index.ts';
import { findInText } from '../../json/index.ts';
import { canRedoTexts, canUndoTexts, redoTexts, undoTexts } from '../../languages/index.ts';
import { entryName, words } from '../../i18n/index.ts';
import {
  dispatch,
  isEditable,
  read,
  redo,
  selectSiblings,
  type Session,
  showGuideAlone,
  undo,
  type View,
} from '../../session/index.ts';

/** Actions that change the guide or undo a change. */
export const editActions = {
  'edit.undo': {
    label: (session) => words.frame.actions.undo(ownHistory(session) ? undefined : lastEntryName(session, 'past')),
    keys: ['Mod+Z'],
    inField: 'undo',
    enabled: (session) =>
      isEditable(session) && (ownHistory(session)?.canUndo() ?? (session.guide?.editor.history.past.length ?? 0) > 0),
    run: () => (ownHistory(read())?.undo ?? undo)(),
  },
  'edit.redo': {
    label: (session) => words.frame.actions.redo(ownHistory(session) ? undefined : lastEntryName(session, 'future')),
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    inField: 'redo',
    enabled: (session) =>
      isEditable(session) && (ownHistory(session)?.canRedo() ?? (session.guide?.editor.history.future.length ?? 0) > 0),
    run: () => (ownHistory(read())?.redo ?? redo)(),
  },
  'edit.selectAll': {
    label: () => words.writing.selectAll,
    keys: ['Mod+A'],
    inField: 'selectAll',
    notWhileTyping: true,
    enabled: (session) => inGuide(session) && hasPartSelected(session),
    run: selectSiblings,
  },
  'edit.find': {
    label: () => words.writing.find,
    keys: ['Mod+F'],
    enabled: (session) => session.guide !== null,
    run: () => (searches[read().guide?.view ?? 'guide'] ?? (() => openFind('find')))(),
  },
  'edit.replace': {
    label: () => words.writing.replace,
    // On a Mac, Command+H hides the program.
    keys: onMac ? ['Mod+Alt+F'] : ['Mod+H', 'Mod+Alt+F'],
    enabled: isEditable,
    run: () => (read().guide?.view === 'json' ? findInText() : openFind('replace')),
  },
  'edit.duplicate': {
    label: () => words.frame.actions.duplicate,
    keys: ['Mod+D'],
    enabled: hasSelection,
    run: () => dispatch('node.duplicate', selection()),
  },
  'edit.delete': {
    label: () => words.frame.actions.delete,
    keys: ['Delete', 'Backspace'],
    enabled: hasSelection,
    notWhileTyping: true,
    onPart: true,
    run: () => dispatch('node.remove', selection()),
  },
  'edit.editText': {
    label: () => words.frame.actions.editText,
    keys: ['F2'],
    enabled: (session) => hasSelection(session) && partWithText(session) !== null,
    run: editText,
  },
} satisfies Record<string, Action>;

/** The property that holds the main text of a part, by kind. */
const nameOfKind: Readonly<Partial<Record<NodeKind, string>>> = {
  block: 'title',
  item: 'text',
  concept: 'nickname',
  option: 'text',
  row: 'text',
};

function partWithText({ guide }: Session): { readonly key: Key; readonly property: string } | null {
  const editor = guide?.editor;
  const [key, more] = editor?.selection ?? [];
  const node = editor && key !== undefined && more === undefined ? locate(editor.doc, key)?.node : undefined;
  const property = node && nameOfKind[node.kind];
  return node && property !== undefined ? { key: node.key, property } : null;
}

/** Goes to the text of the selected part in the guide and selects all of it. */
function editText(): void {
  const part = partWithText(read());
  if (!part) return;
  showGuideAlone();
  focusInline(part.key, part.property);
}

/** The views with a history of their own: a new one is a row here. */
const histories: Partial<
  Record<View, { readonly canUndo: () => boolean; readonly canRedo: () => boolean; undo(): void; redo(): void }>
> = {
  languages: { canUndo: canUndoTexts, canRedo: canRedoTexts, undo: undoTexts, redo: redoTexts },
  answers: { canUndo: canUndoMarks, canRedo: canRedoMarks, undo: undoMarks, redo: redoMarks },
};
const ownHistory = ({ guide }: Session) => (guide ? histories[guide.view] : undefined);

/** The views with a search of their own: a new one is a row here. */
const searches: Partial<Record<View, () => void>> = {
  json: findInText,
  answers: () => focusSoon('[data-search-answers]'),
};

const selection = () => ({ keys: read().guide?.editor.selection ?? [] });

function lastEntryName(session: Session, side: 'past' | 'future'): string | undefined {
  const entry = session.guide?.editor.history[side].at(-1);
  return entry && entryName(entry.name);
}
