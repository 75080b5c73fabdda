import { Button, ModalDialog } from '../controls/index.ts';
import { afterUnsaved, closeDialog, openFile } from '../session/index.ts';
import { words } from '../words/index.ts';
import { RecentGuides } from './RecentGuides.tsx';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    recent: object;
  }
}

const close = () => closeDialog();

/** The recent guides, while another guide is open. Asks about unsaved work once one is chosen. */
export function RecentDialog() {
  return (
    <ModalDialog
      title={words.files.welcome.recent}
      size="medium"
      lightDismiss
      onClose={close}
      footer={<Button onClick={close}>{words.files.cancel}</Button>}
    >
      <RecentGuides
        most={20}
        opening={null}
        empty={<p>{words.files.welcome.noRecent}</p>}
        onOpen={(file) => {
          close();
          afterUnsaved(() => void openFile(file));
        }}
      />
    </ModalDialog>
  );
}
