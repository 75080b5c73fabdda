import type { Backup } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { shortName, words } from '../i18n/index.ts';
import { askFor, discardBackup, loadBackups, restore, useSession } from '../session/index.ts';
import { consequenceWords, keptWords } from './recoveryWords.ts';

/** Unsaved work of earlier sessions. Renders nothing if there is none. */
export function RecoveryNotices() {
  const backups = useSession((session) => session.backups);
  useEffect(() => {
    void loadBackups();
  }, []);
  return backups.map((backup) => <RecoveryNotice key={backup.key} backup={backup} />);
}

function RecoveryNotice({ backup }: { readonly backup: Backup }) {
  const [now] = useState(Date.now);
  const name = shortName(backup.name);
  return (
    <Notice
      kind="info"
      text={keptWords(backup, now)}
      next={consequenceWords(backup)}
      actions={
        <>
          {backup.file === null ? null : (
            <Button variant="quiet" onClick={() => askFor({ kind: 'recovery', backup })}>
              {words.files.recovery.theme}
            </Button>
          )}
          <Button aria-label={words.files.recovery.discardNamed(name)} onClick={() => void discardBackup(backup)}>
            {words.files.recovery.discard}
          </Button>
          <Button aria-label={words.files.recovery.restoreNamed(name)} onClick={() => void restore(backup)}>
            {words.files.recovery.restore}
          </Button>
        </>
      }
    />
  );
}
