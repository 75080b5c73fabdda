import type { GuideDocument, Key } from '../doc/node.ts';
import { applyStep, invertStep } from '../steps/apply.ts';
import type { Step, StepResult } from '../steps/step.ts';

/** What a transaction did, as data; `nameOf` in `commands/messages.ts` puts it into words. */
export interface TransactionName {
  readonly command: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * A change of the document as one entry of the history: steps that apply in order, or not at all. Transactions with
 * the same `mergeKey` that follow each other quickly become one entry (typing).
 */
export interface Transaction {
  readonly kind: 'transaction';
  readonly name: TransactionName;
  readonly steps: readonly Step[];
  readonly selection?: readonly Key[];
  readonly mergeKey?: string;
}

export function applySteps(doc: GuideDocument, steps: readonly Step[]): StepResult {
  let result: StepResult = { ok: true, doc };
  for (const step of steps) {
    if (!result.ok) return result;
    result = applyStep(result.doc, step);
  }
  return result;
}

/** The steps that take `steps` back. */
export function invertSteps(steps: readonly Step[]): readonly Step[] {
  return steps.toReversed().map(invertStep);
}
