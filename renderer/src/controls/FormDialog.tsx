import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';
import { Notice } from './Notice.tsx';
import { words } from '../i18n/index.ts';

export interface FormDialogProps
  extends Pick<ModalDialogProps, 'title' | 'description' | 'size' | 'initialFocus' | 'onClose'> {
  /** Names what the dialog does, on its main button. */
  readonly act: string;
  /** What was entered cannot be sent yet. */
  readonly incomplete?: boolean;
  /** It is being done: the dialog stays open and sends nothing twice. */
  readonly busy: boolean;
  /** Called by the main button and by Enter in a field. */
  readonly onSubmit: () => Promise<void>;
  /** Why it could not be done, below the fields. */
  readonly error: { readonly what: string; readonly next: string } | null;
  readonly children: ReactNode;
}

/** A dialog that asks for something and does it: fields, an error if it fails, “Cancel” and the act. */
export function FormDialog(props: FormDialogProps) {
  const { act, incomplete = false, busy, onSubmit, error, children, ...dialog } = props;
  return (
    <ModalDialog
      {...dialog}
      locked={busy}
      onSubmit={() => {
        if (!busy && !incomplete) void onSubmit();
      }}
      footer={
        <>
          <Button disabled={busy} onClick={dialog.onClose}>
            {words.controls.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={busy} disabled={incomplete}>
            {act}
          </Button>
        </>
      }
    >
      {children}
      {error ? <Notice kind="error" text={error.what} next={error.next} /> : null}
    </ModalDialog>
  );
}
