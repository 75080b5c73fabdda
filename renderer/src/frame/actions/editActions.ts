import { type Key, locate, type NodeKind } from '@guide-studio/guide-core/edit';
import type { Action } from '../../actions/action.ts';
import { onMac } from '../../actions/keymap.ts';
import { hasPartSelected, hasSelection, inGuide } from '../../actions/possible.ts';
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
} from '../../session/index.ts';

/** Actions that change the guide or undo a change. */
export const editActions = {
  'edit.undo': {
    label: (session) => words.frame.actions.undo(inLanguages(session) ? undefined : lastEntryName(session, 'past')),
    keys: ['Mod+Z'],
    inField: 'undo',
    enabled: (session) =>
      isEditable(session) &&
      (inLanguages(session) ? canUndoTexts() : (session.guide?.editor.history.past.length ?? 0) > 0),
    run: () => (inLanguages(read()) ? undoTexts() : undo()),
  },
  'edit.redo': {
    label: (session) => words.frame.actions.redo(inLanguages(session) ? undefined : lastEntryName(session, 'future')),
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    inField: 'redo',
    enabled: (session) =>
      isEditable(session) &&
      (inLanguages(session) ? canRedoTexts() : (session.guide?.editor.history.future.length ?? 0) > 0),
    run: () => (inLanguages(read()) ? redoTexts() : redo()),
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
    run: () => (read().guide?.view === 'json' ? findInText() : openFind('find')),
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

/** The Languages view has a history of its own. */
const inLanguages = ({ guide }: Session): boolean => guide?.view === 'languages';

const selection = () => ({ keys: read().guide?.editor.selection ?? [] });

function lastEntryName(session: Session, side: 'past' | 'future'): string | undefined {
  const entry = session.guide?.editor.history[side].at(-1);
  return entry && entryName(entry.name);
}
