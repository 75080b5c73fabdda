import type { Key } from '../doc/node.ts';
import type { ReferenceProblem } from '../doc/resolveReference.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';

/** One mention that would no longer lead where it leads now. `owner` is the item or concept that depends on it. */
export interface Break {
  readonly owner: Key;
  readonly holder: Key;
  readonly kind: 'question' | 'choice' | 'matrixRow' | 'carryForward';
  readonly value: string;
  readonly problem: ReferenceProblem | 'otherTarget';
}

export type RefusalCode =
  /** References would break; `breaks` names them, `repair` does the same and mends or removes them. */
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

/** A command that cannot run, why, and where there is one the transaction that makes it possible. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly breaks?: readonly Break[];
  readonly repair?: Transaction;
}

/**
 * A command answers "may I?" and "do it" with the same pure function, so greying-out and running cannot disagree.
 * Arguments are JSON. Running it changes nothing; `commit` does.
 */
export type Command<Args> = (state: EditorState, args: Args) => Transaction | Refusal;

export function refuse(
  code: RefusalCode,
  params: Refusal['params'] = {},
  more: Pick<Refusal, 'breaks' | 'repair'> = {},
): Refusal {
  return { kind: 'refusal', code, params, ...more };
}
