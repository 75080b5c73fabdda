import { useRef } from 'react';
import { Button, ModalDialog } from '../controls/index.ts';
import { closeDialog, closeDialogFor } from '../session/index.ts';
import { words } from '../i18n/index.ts';

/** Asks what to do with unapplied text of the JSON tab before `after` discards it. */
export function UnreadTextDialog({ after }: { readonly after: () => void }) {
  const main = useRef<HTMLButtonElement>(null);
  const { title, description, leave, show } = words.files.unreadText;
  return (
    <ModalDialog
      title={title}
      description={description}
      initialFocus={main}
      onClose={() => closeDialog()}
      onSubmit={() => closeDialogFor('json')}
      footer={
        <>
          <Button variant="danger" onClick={() => goOn(after)}>
            {leave}
          </Button>
          <Button onClick={() => closeDialog()}>{words.files.cancel}</Button>
          <Button ref={main} type="submit" variant="primary">
            {show}
          </Button>
        </>
      }
    />
  );
}

function goOn(after: () => void): void {
  closeDialog();
  after();
}
