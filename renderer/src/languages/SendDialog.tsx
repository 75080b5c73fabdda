import '../i18n/later.ts';
import type { HostError } from '@guide-studio/host/common';
import { useState } from 'react';
import { FormDialog, Notice } from '../controls/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './Dialogs.module.css';
import { languageName } from '../settings/index.ts';
import type { Sendable } from './ofStudy.ts';

interface SendDialogProps {
  readonly sendable: Sendable;
  /** Returns why it could not be sent, or null. */
  readonly onSend: () => Promise<HostError | null>;
  readonly onClose: () => void;
}

/** Shows what changes at a study before its translations are sent. */
export function SendDialog({ sendable, onSend, onClose }: SendDialogProps) {
  const { changes, leftOut, unreviewed } = sendable;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HostError | null>(null);
  const text = words.translating;
  const languages = [...new Set(changes.map(({ language }) => language))];
  return (
    <FormDialog
      title={text.sendTitle}
      description={text.sendMeaning}
      act={text.sendNow}
      size="large"
      busy={busy}
      error={
        error === null ? null : { ...hostMessageOf(error), what: `${text.sendFailed} ${hostMessageOf(error).what}` }
      }
      onSubmit={async () => {
        setBusy(true);
        const failure = await onSend();
        setBusy(false);
        setError(failure);
      }}
      onClose={onClose}
    >
      <ul className={styles.counts}>
        {languages.map((language) => {
          const own = changes.filter((change) => change.language === language);
          const [added, removed] = [own.filter(({ was }) => was === null), own.filter(({ now }) => now === null)];
          return (
            <li key={language}>
              <strong>{languageName(language)}</strong>: {text.counts.added(added.length)},{' '}
              {text.counts.changed(own.length - added.length - removed.length)}
              {removed.length > 0 ? `, ${text.counts.removed(removed.length)}` : ''}
            </li>
          );
        })}
      </ul>
      {unreviewed > 0 ? <Notice kind="info" text={text.unreviewedSent(unreviewed)} /> : null}
      {leftOut > 0 ? <Notice kind="info" text={text.leftOut(leftOut)} /> : null}
      <ChangeList changes={changes} />
    </FormDialog>
  );
}
