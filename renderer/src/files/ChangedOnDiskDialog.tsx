import { useRef, useState } from 'react';
import { Button, ModalDialog, Notice } from '../controls/index.ts';
import { openFile, saveUnderNewName } from '../session/files.ts';
import { read, type Trouble, useSession, write } from '../session/store.ts';
import { shortName } from './fileWords.ts';
import { takeTrouble } from './takeTrouble.ts';

/** Somebody else changed the file since it was opened. Nothing is overwritten: both versions can be kept. */
export function ChangedOnDiskDialog() {
  const name = useSession((session) => session.onDisk?.name ?? '');
  const main = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function takeTheirs(): Promise<void> {
    const file = read().onDisk?.file;
    if (!file) return;
    setOpening(true);
    const opened = await openFile(file);
    setOpening(false);
    if (!opened) setTrouble(takeTrouble());
  }

  return (
    <ModalDialog
      title={`“${shortName(name)}” was changed by someone else`}
      description="The file in the folder is no longer the one you opened, so yours was not saved over it. Your version is still here."
      size="medium"
      locked={opening}
      initialFocus={main}
      onClose={() => write({ asking: null })}
      footer={
        <>
          <Button variant="danger" busy={opening} onClick={() => void takeTheirs()}>
            Open the file on disk instead
          </Button>
          <Button disabled={opening} onClick={() => write({ asking: null })}>
            Cancel
          </Button>
          <Button ref={main} variant="primary" disabled={opening} onClick={() => void saveUnderNewName()}>
            Save mine under another name
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error" text={trouble.what} next={trouble.next} /> : null}
      <p>
        Save yours under another name to keep both versions. If you open the file on disk instead, the changes you made
        since your last save are gone.
      </p>
    </ModalDialog>
  );
}
