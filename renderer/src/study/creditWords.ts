import type { Wallet } from '@guide-studio/api-contract';

const number = new Intl.NumberFormat('en');

/** A number of credits in words. */
function credits(amount: number): string {
  return `${number.format(amount)} ${amount === 1 ? 'credit' : 'credits'}`;
}

/** What is left in a wallet for responses. */
export function projectCredits(wallet: Wallet): string {
  return credits(wallet.projectCreditBalance.balance);
}
