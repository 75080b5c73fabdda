import type { Key } from '../doc/node.ts';
import type { SetField, Step } from '../steps/step.ts';
import type { Transaction, TransactionName } from './transaction.ts';

/** Changes with the same `mergeKey` within this time of the previous one belong to the same entry, in milliseconds. */
export const mergeWindow = 600;

/** One named entry that can be undone by its inverted steps. It keeps its identity through undo and redo. */
export interface HistoryEntry {
  /** What was done, as data. */
  readonly name: TransactionName;
  /** In the order in which they apply; typing in one property is one step. */
  readonly steps: readonly Step[];
  /** What is selected after it is undone. */
  readonly selectionBefore: readonly Key[];
  /** What is selected after it is redone. */
  readonly selectionAfter: readonly Key[];
  /** The time of its last change, in epoch milliseconds. */
  readonly at: number;
  /** The next change within 600 ms that has the same one becomes part of this entry. Absent: none does. */
  readonly mergeKey?: string;
}

/** The entries that can be undone, and those that can be redone. Unlimited. */
export interface History {
  /** Oldest first: the last one is undone next. */
  readonly past: readonly HistoryEntry[];
  /** The last one is redone next. A new change empties it. */
  readonly future: readonly HistoryEntry[];
  /** True after undo or redo: typing then starts a new entry. */
  readonly sealed: boolean;
}

/** The history of a guide that was just opened. */
export const emptyHistory: History = { past: [], future: [], sealed: false };

/** Returns the history after a transaction. Entries that were undone can no longer be redone. */
export function record(
  history: History,
  transaction: Transaction,
  selection: { before: readonly Key[]; after: readonly Key[] },
  at: number,
): History {
  const entry: HistoryEntry = {
    name: transaction.name,
    steps: transaction.steps,
    selectionBefore: selection.before,
    selectionAfter: selection.after,
    at,
    ...(transaction.mergeKey === undefined ? {} : { mergeKey: transaction.mergeKey }),
  };
  const last = history.past.at(-1);
  if (!last || history.sealed || history.future.length > 0 || !belongsTo(last, entry)) {
    return { past: [...history.past, entry], future: [], sealed: false };
  }
  const merged: HistoryEntry = {
    ...entry,
    steps: compress([...last.steps, ...entry.steps]),
    selectionBefore: last.selectionBefore,
  };
  return { past: history.past.with(-1, merged), future: [], sealed: false };
}

function belongsTo(last: HistoryEntry, entry: HistoryEntry): boolean {
  return entry.mergeKey !== undefined && last.mergeKey === entry.mergeKey && entry.at - last.at <= mergeWindow;
}

/** Joins successive changes of the same property into one step. */
function compress(steps: readonly Step[]): readonly Step[] {
  const result: Step[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (last?.type === 'setField' && step.type === 'setField' && sameProperty(last, step)) {
      const { from: _, ...rest } = step;
      result[result.length - 1] = last.from === undefined ? rest : { ...rest, from: last.from };
    } else result.push(step);
  }
  return result;
}

function sameProperty(a: SetField, b: SetField): boolean {
  return a.key === b.key && a.path.length === b.path.length && a.path.every((segment, i) => segment === b.path[i]);
}
