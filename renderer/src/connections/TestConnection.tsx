import '../i18n/later.ts';
import type { Connection, ConnectionCheck, ConnectionTest, HostError } from '@guide-studio/host/common';
import { useEffect, useRef, useState } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { read } from '../session/index.ts';
import { CircleCheck, CircleDashed, CircleX, type IconType, Info } from '../theme/icons.tsx';
import formStyles from './ConnectionForm.module.css';
import styles from './TestConnection.module.css';

interface TestConnectionProps {
  readonly connection: Connection;
  readonly onDone: () => void;
}

const icons: Readonly<Record<ConnectionCheck['outcome'], IconType>> = {
  works: CircleCheck,
  failed: CircleX,
  notNeeded: CircleCheck,
  otherProject: Info,
  notTested: CircleDashed,
};

/** Tests a connection at once, and says of each step whether it works, and what to do if it does not. */
export function TestConnection({ connection: { id, baseUrl }, onDone }: TestConnectionProps) {
  const texts = words.connectionTest;
  const [test, setTest] = useState<ConnectionTest | null>(null);
  const [error, setError] = useState<HostError | null>(null);
  const [busy, setBusy] = useState(true);
  const again = useRef<HTMLButtonElement>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => again.current?.focus(), []);
  useEffect(() => {
    let isWanted = true;
    void read()
      .host.call('connection.test', { connectionId: id })
      .then((answer) => {
        if (!isWanted) return;
        setTest(answer.ok ? answer.value : null);
        setError(answer.ok ? null : answer.error);
        setBusy(false);
      });
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);

  function tryAgain(): void {
    setBusy(true);
    setAttempt((count) => count + 1);
  }

  const isSound = test?.checks.every(({ outcome }) => outcome !== 'failed') ?? false;
  return (
    <div className="stack gap4">
      <p className={styles.address}>{baseUrl}</p>
      <output className="stack gap2">
        {busy ? texts.testing : null}
        {!busy && test !== null ? (
          <>
            <p className={styles.whole}>{isSound ? texts.sound : texts.unsound}</p>
            <ul className="stack gap2">
              {test.checks.map((check) => (
                <Check key={check.name} check={check} />
              ))}
            </ul>
          </>
        ) : null}
      </output>
      {!busy && error ? (
        <Notice kind="error" text={hostMessageOf(error).what} next={hostMessageOf(error).next} />
      ) : null}
      <div className={formStyles.actions}>
        <Button ref={again} busy={busy} onClick={tryAgain}>
          {texts.again}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {texts.back}
        </Button>
      </div>
    </div>
  );
}

function Check({ check: { name, outcome, failure } }: { readonly check: ConnectionCheck }) {
  const texts = words.connectionTest;
  const Icon = icons[outcome];
  const message = failure === null ? null : hostMessageOf({ code: 'api', failure });
  return (
    <li className={styles.check} data-outcome={outcome}>
      <Icon size={16} />
      <span>
        <span className={styles.name}>{texts.names[name]}</span>{' '}
        {outcome === 'failed' && message ? message.what : texts.outcomes[outcome][name]}
        {outcome === 'failed' ? <span className={styles.next}>{texts.next[name] || message?.next}</span> : null}
      </span>
    </li>
  );
}
