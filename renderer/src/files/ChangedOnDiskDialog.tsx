import { useRef, useState } from 'react';
import { Button, ModalDialog } from '../controls/index.ts';
import { mergeFromDisk, takeFromDisk } from '../merging/index.ts';
import { saveUnderNewName } from '../session/files.ts';
import { useSession, write } from '../session/store.ts';
import { shortName, words } from '../words/index.ts';

/** Says that the file was changed outside since it was opened. Nothing is overwritten: both versions can be kept. */
export function ChangedOnDiskDialog() {
  const name = useSession((session) => session.onDisk?.name ?? '');
  const main = useRef<HTMLButtonElement>(null);
  const [taking, setTaking] = useState(false);

  function takeTheirs(): void {
    setTaking(true);
    void takeFromDisk();
  }

  return (
    <ModalDialog
      title={words.files.changed.title(shortName(name))}
      description={words.files.changed.description}
      size="medium"
      locked={taking}
      initialFocus={main}
      onClose={() => write({ asking: null })}
      footer={
        <>
          <Button busy={taking} onClick={takeTheirs}>
            {words.files.changed.takeTheirs}
          </Button>
          <Button disabled={taking} onClick={() => write({ asking: null })}>
            {words.files.cancel}
          </Button>
          <Button disabled={taking} onClick={() => void saveUnderNewName()}>
            {words.files.changed.saveMine}
          </Button>
          <Button ref={main} variant="primary" disabled={taking} onClick={() => void mergeFromDisk()}>
            {words.outside.merge}
          </Button>
        </>
      }
    >
      <p>{words.files.changed.choice}</p>
    </ModalDialog>
  );
}
