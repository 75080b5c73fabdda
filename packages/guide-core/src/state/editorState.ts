import { fromWire } from '../doc/fromWire.ts';
import { locate } from '../doc/locate.ts';
import type { GuideDocument, Key } from '../doc/node.ts';
import type { JsonObject } from '../json.ts';
import { emptyHistory, type History, record } from './history.ts';
import { outcomeOf } from './outcome.ts';
import { applySteps, invertSteps, type Transaction } from './transaction.ts';

/**
 * The state of one open guide. Plain data; {@link commit}, {@link undo}, {@link redo} and {@link select} return the
 * next one.
 */
export interface EditorState {
  /** The guide as it is now. {@link toWire} returns what a file contains. */
  readonly doc: GuideDocument;
  /** The selected parts; all of them are in `doc`. Empty if nothing is selected. */
  readonly selection: readonly Key[];
  /** What {@link undo} and {@link redo} can do. */
  readonly history: History;
}

/** Returns the state of a newly opened guide: nothing selected, no history. The guide may have any shape. */
export function createEditorState(guide: JsonObject): EditorState {
  return { doc: fromWire(guide), selection: [], history: emptyHistory };
}

/**
 * Applies a transaction as one entry of the history. Entries that were undone can no longer be redone.
 *
 * @param transaction What {@link run} or {@link fixesFor} returned for this state.
 * @param at Epoch milliseconds, such as `Date.now()`: within 600 ms, typing becomes part of the entry before.
 * @throws If the transaction was made for another document: a bug of the caller.
 * @example
 * ```ts
 * import { commit, createEditorState, run, toWire } from '@guide-studio/guide-core/edit';
 *
 * const state = createEditorState({ title: 'Home cooking', studyGuide: [] });
 * const key = state.doc.root.key;
 * const result = run(state, 'field.set', { key, path: ['studyGoal'], value: 'Learn what people cook.' });
 * if (result.kind === 'transaction') {
 *   const next = commit(state, result, Date.now());
 *   console.log(toWire(next.doc)['studyGoal'], next.history.past.length); // Learn what people cook. 1
 *   console.log(toWire(state.doc)['studyGoal']); // undefined
 * }
 * ```
 */
export function commit(state: EditorState, transaction: Transaction, at: number): EditorState {
  if (transaction.steps.length === 0) {
    return transaction.selection ? select(state, transaction.selection) : state;
  }
  const doc = outcomeOf(transaction, state.doc) ?? mustApply(state.doc, transaction.steps);
  const selection = existing(doc, transaction.selection ?? state.selection);
  const history = record(state.history, transaction, { before: state.selection, after: selection }, at);
  return { doc, selection, history };
}

/**
 * Undoes the last entry, and selects what was selected before it. Returns the same state if there is none.
 *
 * @example
 * ```ts
 * import { commit, createEditorState, redo, run, toWire, undo } from '@guide-studio/guide-core/edit';
 *
 * let state = createEditorState({ title: 'Home cooking', studyGuide: [] });
 * const result = run(state, 'field.set', { key: state.doc.root.key, path: ['title'], value: 'Cooking' });
 * if (result.kind === 'transaction') state = commit(state, result, Date.now());
 * console.log(toWire(undo(state).doc)['title'], toWire(redo(undo(state)).doc)['title']); // Home cooking Cooking
 * ```
 */
export function undo(state: EditorState): EditorState {
  const entry = state.history.past.at(-1);
  if (!entry) return state;
  const doc = mustApply(state.doc, invertSteps(entry.steps));
  const history = { past: state.history.past.slice(0, -1), future: [...state.history.future, entry], sealed: true };
  return { doc, selection: existing(doc, entry.selectionBefore), history };
}

/**
 * Redoes the entry that was undone last, and selects what was selected after it. Returns the same state if there is
 * none.
 */
export function redo(state: EditorState): EditorState {
  const entry = state.history.future.at(-1);
  if (!entry) return state;
  const doc = mustApply(state.doc, entry.steps);
  const history = { past: [...state.history.past, entry], future: state.history.future.slice(0, -1), sealed: true };
  return { doc, selection: existing(doc, entry.selectionAfter), history };
}

/** Returns the state with another selection. Keys that the document does not have are left out. Not a history entry. */
export function select(state: EditorState, selection: readonly Key[]): EditorState {
  return { ...state, selection: existing(state.doc, selection) };
}

/** Returns the keys of parts that exist: the same list if all do, so that an edit of a text selects nothing again. */
function existing(doc: GuideDocument, keys: readonly Key[]): readonly Key[] {
  const left = keys.filter((key) => locate(doc, key) !== null);
  return left.length === keys.length ? keys : left;
}

function mustApply(doc: GuideDocument, steps: Transaction['steps']): GuideDocument {
  const result = applySteps(doc, steps);
  if (!result.ok) throw new Error(`A step does not fit the document it was made for: ${result.reason}`);
  return result.doc;
}
