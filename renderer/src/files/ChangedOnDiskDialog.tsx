import { useRef, useState } from 'react';
import { Button, ModalDialog } from '../controls/index.ts';
import { mergeFromDisk, takeFromDisk } from '../merging/index.ts';
import { shortName, words } from '../i18n/index.ts';
import { closeDialog, saveUnderNewName, useGuide } from '../session/index.ts';

/** Says that the file was changed outside since it was opened. Nothing is overwritten: both versions can be kept. */
export function ChangedOnDiskDialog() {
  const name = useGuide((guide) => guide.onDisk.name);
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
      onClose={() => closeDialog()}
      footer={
        <>
          <Button busy={taking} onClick={takeTheirs}>
            {words.files.changed.takeTheirs}
          </Button>
          <Button disabled={taking} onClick={() => closeDialog()}>
            {words.files.cancel}
          </Button>
          <Button disabled={taking} onClick={() => void saveUnderNewName()}>
            {words.files.changed.saveMine}
          </Button>
          <Button ref={main} variant="primary" disabled={taking} onClick={() => void mergeFromDisk()}>
            {words.externalChanges.merge}
          </Button>
        </>
      }
    >
      <p>{words.files.changed.choice}</p>
    </ModalDialog>
  );
}
