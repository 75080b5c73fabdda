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

/** A reference that the command would break. */
export interface Break {
  /** The item or concept that depends on it. */
  readonly owner: Key;
  /** The criterion that names it, or the item that carries options forward. */
  readonly holder: Key;
  /** What is named: a question, an option (`choice`), a row, or the question whose options are carried. */
  readonly kind: 'question' | 'choice' | 'matrixRow' | 'carryForward';
  /** The name as the guide has it: an id, or the text of an option or row. */
  readonly value: string;
  /** What would be wrong. `otherTarget`: the name would mean another part. */
  readonly problem: ReferenceProblem | 'otherTarget';
}

/** Why a command cannot run. `refusalMessageOf` puts it into words. */
export type RefusalCode =
  /** References would break. `breaks` lists them; `repair` runs the command and fixes or removes them. */
  | 'breaksReferences'
  /** The document has no such part, or it is of another kind. */
  | 'noSuchNode'
  /** The part cannot be there: a row outside a matrix, or a concept outside a concept block. */
  | 'notAllowedHere'
  /** A part would be moved into itself. */
  | 'intoItself'
  /** The guide is already as it would become. */
  | 'nothingToDo'
  /** Another part has the id (`params.id`). */
  | 'idTaken'
  /** Another row of the matrix has the text, by which conditions name rows. */
  | 'rowTextTaken'
  /** Only the last option may be exclusive. `repair` moves it to the end. */
  | 'notLastOption'
  /** The question takes one answer. `repair` lets it take several. */
  | 'notMultiSelect'
  /** The fewest options to select would be more than the most (`params.min`, `params.max`). */
  | 'minAboveMax'
  /** The part cannot be referred to from there, by its type or its place. */
  | 'notAPossibleSource'
  /** The guide has a value of another shape in this place, which the command would lose. */
  | 'malformedHere'
  /** There is no command with the id (`params.id`); the compiler refuses such an id. */
  | 'unknownCommand'
  /** The arguments do not fit the schema of the command. */
  | 'malformedArguments'
  /** The question has the type already. */
  | 'sameType'
  /** More parts depend on each other, one after the other, than are moved together. */
  | 'chainTooLong'
  /** Parts cannot have the condition, or not together with their own one (`params.count`). */
  | 'conditionDoesNotFit'
  /** Nothing is between a question and the place where a skip from it leads. */
  | 'skipsNothing'
  /** A skip from a question that is asked for each concept would lead out of its block. */
  | 'skipLeavesConcepts'
  /** No condition says that a skip was not taken (`params.why`). */
  | 'skipNotSayable';

/** The answer of a command that cannot run. `refusalMessageOf` puts it into words. */
export interface Refusal {
  /** `refusal`; a {@link Transaction} has `transaction`. */
  readonly kind: 'refusal';
  /** Why it cannot run, the same in all languages. */
  readonly code: RefusalCode;
  /** What the message needs, such as the id that is taken; by code. */
  readonly params: Readonly<Record<string, string | number>>;
  /** For `breaksReferences`: the references that would no longer mean the same. Absent for other codes. */
  readonly breaks?: readonly Break[];
  /**
   * Does what was asked and removes what is in the way: {@link commit} it if a person agrees. Absent if there is no
   * way.
   */
  readonly repair?: Transaction;
}

/** One command: its id, the schema of its arguments, and its effect. */
export interface Command<Id extends string, Args> {
  /** What it acts on, and what it does to it, such as `block.add`. */
  readonly id: Id;
  /** The schema by which {@link run} checks the arguments, which are JSON and may come from outside. */
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
