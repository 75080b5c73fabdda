/*
 * A transaction is one entry in the undo history: a named list of steps that apply in order, all or none. Commands
 * build transactions, `commit` (editorState.ts) applies them, and `undo` applies the inverted steps. Renaming a
 * question id, for example, is one transaction: one step sets the id, one more updates each condition that uses it.
 *
 *   const result = run(state, 'externalId.rename', { key, to: 'age' });
 *   if (result.kind === 'transaction') state = commit(state, result, Date.now());
 *   state = undo(state);
 */
import type { GuideDocument, Key } from '../doc/node.ts';
import { applyStep, invertStep } from '../steps/apply.ts';
import type { Step, StepResult } from '../steps/step.ts';

/** What a transaction does, as data. `entryName` in `fixes/messages.ts` turns it into text. */
export interface TransactionName {
  readonly command: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * One change of the document. Transactions with the same `mergeKey` that follow each other within `mergeWindow` become
 * one history entry; typing uses this. `selection` is what is selected afterwards.
 */
export interface Transaction {
  readonly kind: 'transaction';
  readonly name: TransactionName;
  readonly steps: readonly Step[];
  readonly selection?: readonly Key[];
  readonly mergeKey?: string;
}

/** Returns the document after all steps, or the reason why the first failing step does not fit. */
export function applySteps(doc: GuideDocument, steps: readonly Step[]): StepResult {
  let result: StepResult = { ok: true, doc };
  for (const step of steps) {
    if (!result.ok) return result;
    result = applyStep(result.doc, step);
  }
  return result;
}

/** Returns the steps that undo `steps`. */
export function invertSteps(steps: readonly Step[]): readonly Step[] {
  return steps.toReversed().map(invertStep);
}
