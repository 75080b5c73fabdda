import type { GuideDocument } from '../doc/node.ts';
import type { Transaction } from './transaction.ts';

const outcomes = new WeakMap<Transaction, { readonly before: GuideDocument; readonly after: GuideDocument }>();

/** Stores the result of a transaction, so that `commit` need not compute it again. */
export function rememberOutcome(transaction: Transaction, before: GuideDocument, after: GuideDocument): void {
  outcomes.set(transaction, { before, after });
}

/** Returns the stored document if the transaction was made for `before`, else null: its steps must be applied. */
export function outcomeOf(transaction: Transaction, before: GuideDocument): GuideDocument | null {
  const outcome = outcomes.get(transaction);
  return outcome?.before === before ? outcome.after : null;
}
