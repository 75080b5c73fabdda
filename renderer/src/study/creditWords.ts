import '../i18n/later.ts';
import type { Wallet } from '@guide-studio/api-contract';
import { numberText, words } from '../i18n/index.ts';

/** Returns a number of credits in words. */
function credits(amount: number): string {
  return words.study.launch.credits(amount, numberText(amount));
}

/** Returns the credits left in a wallet for responses. */
export function projectCredits(wallet: Wallet): string {
  return credits(wallet.projectCreditBalance.balance);
}
