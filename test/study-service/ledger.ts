import type { Store } from '@guide-studio/study-service';
import { expect } from 'vitest';

/**
 * Replays the ledger of every wallet. Expects its sums to equal balance and usage, to the cent, and nothing negative.
 */
export async function expectLedgerEqualsBalances(store: Store): Promise<void> {
  for (const wallet of await store.administration.listWallets()) {
    const rows = await store.administration.readLedger(wallet.organizationId, wallet.id);
    expect(cents(rows.map((row) => row.balanceChange))).toBe(Math.round(wallet.projectCredits * 100));
    expect(cents(rows.map((row) => row.usageChange))).toBe(Math.round(wallet.projectUsage * 100));
    expect(wallet.projectCredits).toBeGreaterThanOrEqual(0);
    const charged = rows.flatMap((row) => (row.kind === 'charge' ? (row.interviewId ?? []) : []));
    expect(new Set(charged).size).toBe(charged.length);
  }
}

function cents(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.round(value * 100), 0);
}
