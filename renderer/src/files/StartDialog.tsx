import { Button, ModalDialog } from '../controls/index.ts';
import { afterUnsaved, closeDialog } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { StartCards } from './StartCards.tsx';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    start: object;
  }
}

const close = () => closeDialog();

/** The ways to start a guide while another one is open. Asks about unsaved work once one is chosen. */
export function StartDialog() {
  return (
    <ModalDialog
      title={words.files.welcome.start}
      size="large"
      lightDismiss
      onClose={close}
      footer={<Button onClick={close}>{words.files.cancel}</Button>}
    >
      <StartCards
        onStart={(start) => {
          close();
          afterUnsaved(start);
        }}
      />
    </ModalDialog>
  );
}
