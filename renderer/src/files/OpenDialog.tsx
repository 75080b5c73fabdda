import { FolderOpen } from '../theme/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { Button, EmptyState, ModalDialog, Notice } from '../controls/index.ts';
import { closeDialog, newGuide, openFile, type StickyError, useSession } from '../session/index.ts';
import { GuideFileList } from './GuideFileList.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { takeErrorForDialog } from './takeErrorForDialog.ts';
import { words } from '../i18n/index.ts';

/** Chooses another guide of the folder. Unsaved changes must be handled before it is shown. */
export function OpenDialog() {
  const folder = useSession((session) => session.info.folder);
  const [opening, setOpening] = useState<string | null>(null);
  const [error, setError] = useState<StickyError | null>(null);
  const close = () => closeDialog();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    // A guide chosen in a closed list is not opened.
    return () => {
      isOpen.current = false;
    };
  }, []);

  function open(file: string): void {
    setOpening(file);
    setError(null);
    void openFile(file, () => isOpen.current).then((opened) => {
      setOpening(null);
      if (!opened) setError(takeErrorForDialog());
    });
  }

  return (
    <ModalDialog
      title={words.files.open}
      description={words.files.guidesIn(folder)}
      size="medium"
      lightDismiss
      onClose={close}
      footer={
        <>
          <OpenElsewhere onOpened={(opened) => setError(opened ? null : takeErrorForDialog())} />
          <Button onClick={close}>{words.files.cancel}</Button>
        </>
      }
    >
      {error ? <Notice kind="error" text={error.what} next={error.next} /> : null}
      <GuideFileList
        opening={opening}
        onOpen={({ file }) => open(file)}
        empty={
          <EmptyState
            icon={FolderOpen}
            text={words.files.noGuides}
            action={<Button onClick={() => newGuide()}>{words.files.newGuide}</Button>}
          />
        }
      />
    </ModalDialog>
  );
}
