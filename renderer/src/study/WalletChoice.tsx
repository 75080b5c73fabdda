import '../i18n/later.ts';
import type { Wallet } from '@guide-studio/api-contract';
import { useId } from 'react';
import { Notice } from '../controls/index.ts';
import { projectCredits } from './creditWords.ts';
import styles from './WalletChoice.module.css';
import { words } from '../i18n/index.ts';

interface WalletChoiceProps {
  readonly wallets: readonly Wallet[];
  readonly chosen: Wallet | null;
  readonly onChoose: (walletId: string) => void;
}

/** The wallets that can pay, with their credits. No choice with one wallet or none. */
export function WalletChoice({ wallets, chosen, onChoose }: WalletChoiceProps) {
  const name = useId();
  if (wallets.length === 0) {
    return <Notice kind="info" text={words.study.launch.noWallets} next={words.study.launch.noWalletsNext} />;
  }
  return (
    <fieldset className={styles.box}>
      <legend className={styles.legend}>
        {wallets.length === 1 ? words.study.launch.paidFromOne : words.study.launch.whichWallet}
      </legend>
      <ul className={styles.list}>
        {wallets.map((wallet) => (
          <li key={wallet.walletId}>
            <label className={`row gap3 ${styles.row}`} htmlFor={`${name}${wallet.walletId}`}>
              <input
                id={`${name}${wallet.walletId}`}
                type="radio"
                name={name}
                className="tick"
                checked={wallet === chosen}
                onChange={() => onChoose(wallet.walletId)}
              />
              <span className={`grow ${styles.name}`}>{wallet.name}</span>
              <span className={styles.credits} data-short={wallet.projectCreditBalance.balance < 1 || undefined}>
                {projectCredits(wallet)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
