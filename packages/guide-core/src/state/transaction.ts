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

/** What a transaction does, as data. {@link fixNameOf} puts those of fixes into words. */
export interface TransactionName {
  /** The id of a command, `fix.` with the id of a fix, `fix.all`, or the name of a group that the caller chose. */
  readonly command: string;
  /** What the words need, such as the kind and the number of parts. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** One change of the document, ready to {@link commit}. */
export interface Transaction {
  /** `transaction`; a {@link Refusal} has `refusal`. */
  readonly kind: 'transaction';
  /** What it does, as data. */
  readonly name: TransactionName;
  /** They apply in order, all or none. Empty: only the selection changes. */
  readonly steps: readonly Step[];
  /** What is selected afterwards. Absent: what is selected now, as far as it is left. */
  readonly selection?: readonly Key[];
  /**
   * Transactions with the same one within 600 ms of each other become one entry, as typing does. Absent: an entry of
   * its own.
   */
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
