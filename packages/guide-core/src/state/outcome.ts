import type { GuideDocument } from '../doc/node.ts';
import type { Transaction } from './transaction.ts';

const outcomes = new WeakMap<Transaction, { readonly before: GuideDocument; readonly after: GuideDocument }>();

/** Keeps the document that a transaction was made with, so that committing it need not make it a second time. */
export function rememberOutcome(transaction: Transaction, before: GuideDocument, after: GuideDocument): void {
  outcomes.set(transaction, { before, after });
}

/** The document after a transaction on `before`, when it was made for exactly that one; else null: apply its steps. */
export function outcomeOf(transaction: Transaction, before: GuideDocument): GuideDocument | null {
  const outcome = outcomes.get(transaction);
  return outcome?.before === before ? outcome.after : null;
}
