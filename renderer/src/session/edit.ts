import {
  type Call,
  type CommandArgs,
  type CommandId,
  commit,
  type EditorState,
  type Key,
  redo as redoState,
  type Refusal,
  run,
  runAll,
  select as selectState,
  type Transaction,
  type TransactionName,
  undo as undoState,
} from '@guide-studio/guide-core/edit';
import { otherRepairs, setTexts, type TextChange } from '@guide-studio/guide-core/internal';
import { checkAtOnce, checkSoon } from './checking.ts';
import { isEditable } from './state.ts';
import { read, readGuide } from './store.ts';
import { solved } from './reportHostError.ts';
import { entryName, refusalMessageOf, words } from '../i18n/index.ts';
import { askFor, announce, showEditor, showField, showSelectionAgain, showError } from './transitions/index.ts';

/** Shows a state and has it checked. */
export function show(editor: EditorState): void {
  const { guide } = read();
  if (guide?.editor.doc.root === editor.doc.root) return showEditor(editor);
  const found = guide && checkAtOnce(guide, editor.doc);
  showEditor(editor, found ?? {});
  if (!found) checkSoon();
}

/** Returns what a command would do, without doing it. */
export function ask<Id extends CommandId>(id: Id, args: CommandArgs<Id>): Transaction | Refusal {
  return run(readGuide().editor, id, args);
}

/**
 * Runs a command. A refusal with a repair asks the user, one without shows its sentence, and "nothing would change" is
 * silent. Returns true if it was done.
 */
export function dispatch<Id extends CommandId>(id: Id, args: CommandArgs<Id>): boolean {
  return isEditable(read()) && carryOutOrExplain(ask(id, args), { id, args } as Call);
}

/** Runs several commands as one entry of the history. Otherwise like {@link dispatch}. */
export function dispatchAll(calls: readonly Call[], name: TransactionName, selection?: readonly Key[]): boolean {
  return isEditable(read()) && carryOutOrExplain(runAll(readGuide().editor, calls, { name, selection }));
}

/** Changes many texts and ids as one entry of the history. Otherwise like {@link dispatch}. */
export function dispatchTexts(
  changes: readonly TextChange[],
  name: TransactionName,
  selection?: readonly Key[],
): boolean {
  return isEditable(read()) && carryOutOrExplain(setTexts(readGuide().editor, changes, name, selection));
}

function carryOutOrExplain(result: Transaction | Refusal, call?: Call): boolean {
  if (result.kind === 'transaction') {
    carryOut(result);
    return true;
  }
  if (result.code === 'nothingToDo') return false;
  if (result.repair) {
    const ways = call ? otherRepairs(readGuide().editor, call, result) : { instead: [] };
    askFor({ kind: 'refused', refusal: result, ways });
  } else showError({ what: refusalMessageOf(result), next: '', until: 'edit' });
  return false;
}

/** Commits the transaction of a command. */
export function carryOut(transaction: Transaction): void {
  show(commit(readGuide().editor, transaction, Date.now()));
  solved('edit');
}

export function undo(): void {
  const editor = read().guide?.editor;
  const entry = editor?.history.past.at(-1);
  if (!editor || !entry) return;
  show(undoState(editor));
  announce(words.session.undone(entryName(entry.name)));
}

export function redo(): void {
  const editor = read().guide?.editor;
  const entry = editor?.history.future.at(-1);
  if (!editor || !entry) return;
  show(redoState(editor));
  announce(words.session.redone(entryName(entry.name)));
}

export function select(keys: readonly Key[]): void {
  const editor = read().guide?.editor;
  if (!editor) return;
  const isSame = editor.selection.length === keys.length && keys.every((key, i) => editor.selection[i] === key);
  if (isSame) showSelectionAgain();
  else showEditor(selectState(editor, keys));
}

/** Selects a node and focuses a field of it in the properties pane. */
export function jumpTo(key: Key, path: string): void {
  select([key]);
  showField(key, path);
}
