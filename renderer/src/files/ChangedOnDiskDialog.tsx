import { useRef, useState } from 'react';
import { Button, ModalDialog, Notice } from '../controls/index.ts';
import { mergeFromDisk } from '../merging/startMerge.ts';
import { keepShown } from '../outside/react.ts';
import { openFile, saveUnderNewName } from '../session/files.ts';
import { read, type Trouble, useSession, write } from '../session/store.ts';
import { shortName } from './fileWords.ts';
import { takeTrouble } from './takeTrouble.ts';
import { words } from '../words/index.ts';

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
    await keepShown('reload');
    const opened = await openFile(file);
    setOpening(false);
    if (!opened) setTrouble(takeTrouble());
  }

  return (
    <ModalDialog
      title={words.files.changed.title(shortName(name))}
      description={words.files.changed.description}
      size="medium"
      locked={opening}
      initialFocus={main}
      onClose={() => write({ asking: null })}
      footer={
        <>
          <Button variant="danger" busy={opening} onClick={() => void takeTheirs()}>
            {words.files.changed.openTheirs}
          </Button>
          <Button disabled={opening} onClick={() => write({ asking: null })}>
            {words.files.cancel}
          </Button>
          <Button disabled={opening} onClick={() => void saveUnderNewName()}>
            {words.files.changed.saveMine}
          </Button>
          <Button ref={main} variant="primary" disabled={opening} onClick={() => void mergeFromDisk()}>
            {words.outside.merge}
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error" text={trouble.what} next={trouble.next} /> : null}
      <p>{words.files.changed.choice}</p>
    </ModalDialog>
  );
}
