import type { Backup } from '@guide-studio/host/common';
import { useRef, useState } from 'react';
import { Button, ModalDialog, Notice } from '../controls/index.ts';
import { closeDialog, discardBackup, dismissError, read, restore, type StickyError } from '../session/index.ts';
import { BackupDifference } from './BackupDifference.tsx';
import { shortName, words } from '../i18n/index.ts';
import { consequenceWords, keptWords } from './recoveryWords.ts';
import { takeErrorForDialog } from './takeErrorForDialog.ts';

/** Offers unsaved work of an earlier session. Closing it keeps the work for later. */
export function RecoveryDialog({ backup }: { readonly backup: Backup }) {
  return <Offer key={backup.key} backup={backup} />;
}

function Offer({ backup }: { readonly backup: Backup }) {
  const [now] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<StickyError | null>(null);
  const main = useRef<HTMLButtonElement>(null);
  const name = shortName(backup.name);

  async function decide(act: (backup: Backup) => Promise<unknown>): Promise<void> {
    setBusy(true);
    // The dialog shows only the error of this action.
    dismissError();
    await act(backup);
    setBusy(false);
    const left = takeErrorForDialog();
    if (left) setError(left);
    else if (read().asking?.kind === 'recovery') closeDialog();
  }

  return (
    <ModalDialog
      title={backup.file === null ? words.files.recovery.askNew(name) : words.files.recovery.askChanges(name)}
      description={`${keptWords(backup, now)} ${words.files.recovery.ended} ${consequenceWords(backup)}${backup.merging ? ` ${words.files.recovery.withMerge}` : ''}`}
      locked={busy}
      initialFocus={main}
      onClose={() => closeDialog()}
      onSubmit={() => void decide(restore)}
      footer={
        <>
          <Button variant="danger" disabled={busy} onClick={() => void decide(discardBackup)}>
            {words.files.recovery.discard}
          </Button>
          <Button disabled={busy} onClick={() => closeDialog()}>
            {words.files.recovery.later}
          </Button>
          <Button ref={main} type="submit" variant="primary" busy={busy}>
            {words.files.recovery.restore}
          </Button>
        </>
      }
    >
      <BackupDifference backup={backup} />
      {error ? <Notice kind="error" text={error.what} next={error.next} /> : null}
    </ModalDialog>
  );
}
