import {
  type Call,
  type CommandArgs,
  type CommandId,
  commit,
  createAdviser,
  createValidator,
  type EditorState,
  type Key,
  redo as redoState,
  type Refusal,
  run,
  runAll,
  select as selectState,
  setTexts,
  type TextChange,
  toWire,
  type Transaction,
  type TransactionName,
  undo as undoState,
} from '@guide-studio/guide-core';
import { freshAfter } from './fresh.ts';
import { isEditable, mustHave, read, say, type Session, write } from './store.ts';
import { nameOf, refusalMessageOf, words } from '../words/index.ts';

const validate = createValidator();
const advise = createAdviser();

/** Shows a state with the problems that belong to it, in one update: they appear with the edit that makes them. */
export function show(editor: EditorState): void {
  const before = read().editor;
  const fresh = freshAfter(read().fresh, before, editor);
  write(before?.doc.root === editor.doc.root ? { editor, fresh } : { ...withFindings(editor), fresh });
}

/** A state together with the problems and the advice that belong to it. */
export function withFindings(editor: EditorState): Pick<Session, 'editor' | 'issues' | 'advice'> {
  const guide = toWire(editor.doc);
  return { editor, issues: validate(guide), advice: advise(guide) };
}

/** What a command would do, without doing it. */
export function ask<Id extends CommandId>(id: Id, args: CommandArgs<Id>): Transaction | Refusal {
  return run(mustHave(read().editor), id, args);
}

/**
 * Runs a command. A refusal with a repair asks the person; one without says its sentence; "nothing would change" is
 * silent. Returns whether it was done.
 */
export function dispatch<Id extends CommandId>(id: Id, args: CommandArgs<Id>): boolean {
  return isEditable(read()) && settle(ask(id, args), () => alongside(id, args));
}

/** Runs several commands as one entry of the history, in the same way. */
export function dispatchAll(calls: readonly Call[], name: TransactionName, selection?: readonly Key[]): boolean {
  return isEditable(read()) && settle(runAll(mustHave(read().editor), calls, name, selection));
}

/** What moves along so that a move breaks nothing, where that is possible. */
function alongside<Id extends CommandId>(id: Id, args: CommandArgs<Id>): Transaction | undefined {
  if (id !== 'node.move') return undefined;
  const result = ask('node.moveAlong', args as CommandArgs<'node.move'>);
  return result.kind === 'transaction' ? result : undefined;
}

/** Changes many texts and ids as one entry of the history, in the same way. */
export function dispatchTexts(
  changes: readonly TextChange[],
  name: TransactionName,
  selection?: readonly Key[],
): boolean {
  return isEditable(read()) && settle(setTexts(mustHave(read().editor), changes, name, selection));
}

function settle(result: Transaction | Refusal, alongside: () => Transaction | undefined = () => undefined): boolean {
  if (result.kind === 'transaction') {
    carryOut(result);
    return true;
  }
  if (result.code === 'nothingToDo') return false;
  if (result.repair) write({ asking: { kind: 'refused', refusal: result, along: alongside() } });
  else write({ trouble: { what: refusalMessageOf(result), next: '' } });
  return false;
}

/** Commits a transaction that a command gave. */
export function carryOut(transaction: Transaction): void {
  show(commit(mustHave(read().editor), transaction, Date.now()));
  if (read().trouble) write({ trouble: null });
}

export function undo(): void {
  const editor = read().editor;
  const entry = editor?.history.past.at(-1);
  if (!editor || !entry) return;
  show(undoState(editor));
  say(words.session.undone(nameOf(entry.name)));
}

export function redo(): void {
  const editor = read().editor;
  const entry = editor?.history.future.at(-1);
  if (!editor || !entry) return;
  show(redoState(editor));
  say(words.session.redone(nameOf(entry.name)));
}

export function select(keys: readonly Key[]): void {
  const editor = read().editor;
  if (!editor || (editor.selection.length === keys.length && keys.every((key, i) => editor.selection[i] === key)))
    return;
  const after = selectState(editor, keys);
  write({ editor: after, fresh: freshAfter(read().fresh, editor, after) });
}

/** Selects a node and focuses the field of a property in the properties pane. */
export function jumpTo(key: Key, path: string): void {
  select([key]);
  write({ view: 'guide', jump: { key, path, turn: (read().jump?.turn ?? 0) + 1 } });
}
