import '../i18n/later.ts';
import type { Wallet } from '@guide-studio/api-contract';
import { useConnectedService, chosenConnection, useConnections } from '../connections/index.ts';
import { words } from '../i18n/index.ts';
import { CopyText } from '../fields/CopyText.tsx';
import styles from './WalletChoice.module.css';

interface CreditsNoticeProps {
  /** The wallet that pays; null while none is chosen. */
  readonly wallet: Wallet | null;
}

/** Explains what a credit is at the service: a counter at one of this project, money perhaps elsewhere. */
export function CreditsNotice({ wallet }: CreditsNoticeProps) {
  const connection = chosenConnection(useConnections(({ now }) => now));
  const service = useConnectedService();
  const texts = words.study.launch;
  if (connection === null || service?.name === null || service?.name === undefined) return null;
  const isHere = connection.builtIn;
  const kind = service.capabilities === null ? texts.creditsElsewhere : texts.creditsOwn;
  return (
    <div className={styles.about}>
      <p>
        {isHere ? texts.creditsHere.what : kind.what(service.name)} {isHere ? texts.creditsHere.next : kind.next}
      </p>
      {isHere && wallet ? (
        <details>
          <summary className={styles.more}>{texts.creditsHere.more}</summary>
          <div className={`stack ${styles.how}`}>
            <p>{texts.creditsHere.how}</p>
            <CopyText
              label={texts.creditsHere.command}
              act={texts.creditsHere.copy}
              wraps
              text={texts.creditsHere.topUp(wallet.walletId)}
            />
          </div>
        </details>
      ) : null}
    </div>
  );
}
