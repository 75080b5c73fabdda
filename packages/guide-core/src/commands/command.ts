/*
 * A command turns one user action into a transaction, or into a refusal that says why it cannot run. Menus, keys and
 * drag and drop start commands through `run` (registry.ts).
 *
 *   const result = run(state, 'option.add', { item, text: 'Yes' });
 *   if (result.kind === 'refusal') show(refusalMessageOf(result));
 *   else state = commit(state, result, Date.now());
 *
 * A command is a pure function. The editor calls it once to decide whether a menu entry is enabled and again to do the
 * work, so both always agree. Arguments are JSON. The document changes only when `commit` applies the transaction.
 */
import type { Key } from '../doc/node.ts';
import type { ReferenceProblem } from '../references/source.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';

/** A reference that the command would break. `owner` is the item or concept that depends on it. */
export interface Break {
  readonly owner: Key;
  readonly holder: Key;
  readonly kind: 'question' | 'choice' | 'matrixRow' | 'carryForward';
  readonly value: string;
  readonly problem: ReferenceProblem | 'otherTarget';
}

export type RefusalCode =
  /** References would break. `breaks` lists them; `repair` runs the command and fixes or removes them. */
  | 'breaksReferences'
  | 'noSuchNode'
  | 'notAllowedHere'
  | 'intoItself'
  | 'nothingToDo'
  | 'idTaken'
  | 'rowTextTaken'
  | 'notLastOption'
  | 'notMultiSelect'
  | 'minAboveMax'
  | 'notAPossibleSource'
  | 'malformedHere'
  | 'malformedArguments'
  | 'sameType';

/** Why a command cannot run. `repair`, if set, is a transaction that does what was asked and fixes the obstacle. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly breaks?: readonly Break[];
  readonly repair?: Transaction;
}

/** Returns the transaction to commit, or a refusal. Does not change the state. */
export type Command<Args> = (state: EditorState, args: Args) => Transaction | Refusal;

export function refuse(
  code: RefusalCode,
  params: Refusal['params'] = {},
  more: Pick<Refusal, 'breaks' | 'repair'> = {},
): Refusal {
  return { kind: 'refusal', code, params, ...more };
}
