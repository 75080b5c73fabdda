import type { Key } from '../doc/node.ts';
import type { SetField, Step } from '../steps/step.ts';
import type { Transaction, TransactionName } from './transaction.ts';

/** Typing within this time of the last key press belongs to the same entry, in milliseconds. */
export const mergeWindow = 600;

/** One named, undoable entry, which keeps its identity through undo and redo. Undo is the inverted steps. */
export interface HistoryEntry {
  readonly name: TransactionName;
  readonly steps: readonly Step[];
  readonly selectionBefore: readonly Key[];
  readonly selectionAfter: readonly Key[];
  /** Epoch milliseconds of its last change. */
  readonly at: number;
  readonly mergeKey?: string;
}

/** What was done, and what was undone and can be redone (next one last). Unlimited. */
export interface History {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  /** After an undo or redo, typing starts an entry of its own. */
  readonly sealed: boolean;
}

export const emptyHistory: History = { past: [], future: [], sealed: false };

/** The history after a transaction. Whatever was undone before can no longer be redone. */
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

/** Two settings of the same property in a row are one. */
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
