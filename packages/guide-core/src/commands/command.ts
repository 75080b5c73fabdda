/*
 * A command turns one user action into a transaction, or into a refusal that says why it cannot run. It is one module:
 * its id, the zod schema of its arguments, from which their type follows, and a pure function.
 *
 *   export const addRow = defineCommand({
 *     id: 'row.add',
 *     args: z.object({ item: key, text: z.string().optional() }),
 *     run(state, { item, text = '' }) {
 *       if (!target(state, item, 'item')) return refuse('noSuchNode');
 *       const draft = createDraft(state.doc); // collects steps (draft.ts)
 *       draft.insert(draft.make('row', { text }), { parent: item, slot: 'rows', index: 0 });
 *       return finish(draft, { command: 'row.add', params: { kind: 'row' } });
 *     },
 *   });
 *
 * `registry.ts` lists the commands; ids and types follow from the list. Menus, keys and drag and drop start them
 * through `run`, which checks the arguments: they are JSON and may come from outside this program. In the editor,
 * `dispatch('row.add', { item })` runs a command and commits its result:
 *
 *   const result = run(state, 'row.add', { item });
 *   if (result.kind === 'refusal') show(refusalMessageOf(result));
 *   else state = commit(state, result, Date.now());
 *
 * The editor calls a command once to decide whether a menu entry is enabled and again to do the work, so both always
 * agree. The document changes only when `commit` applies the transaction. A command that changes what references mean
 * ends with `guardReferences` instead of `finish`: it refuses what would break one, and offers a repair.
 */
import type * as z from 'zod';
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

/** Why a command cannot run. Wording: `messages.en.ts` and `messages.de.ts`. */
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
  | 'sameType'
  /** More parts depend on each other, one after the other, than are moved together. */
  | 'chainTooLong';

/** Why a command cannot run. `repair`, if set, is a transaction that does what was asked and fixes the obstacle. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly breaks?: readonly Break[];
  readonly repair?: Transaction;
}

/** One command: its id, the schema of its arguments, and its effect. */
export interface Command<Id extends string, Args> {
  readonly id: Id;
  readonly args: z.ZodType<Args>;
  /** Returns the transaction to commit, or a refusal. Does not change the state. */
  run(state: EditorState, args: Args): Transaction | Refusal;
}

/** Defines a command. The type of its arguments is that of the schema `args`. */
export function defineCommand<const Id extends string, Args>(command: Command<Id, Args>): Command<Id, Args> {
  return command;
}

/** Returns a refusal. `params` are what its message needs. */
export function refuse(
  code: RefusalCode,
  params: Refusal['params'] = {},
  more: Pick<Refusal, 'breaks' | 'repair'> = {},
): Refusal {
  return { kind: 'refusal', code, params, ...more };
}
