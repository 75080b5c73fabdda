import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './ModalDialog.module.css';
import { words } from '../words/index.ts';

export interface ModalDialogProps {
  readonly title: string;
  /** One sentence under the title; it describes the dialog to a screen reader. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** Esc, the cross, or a press beside the dialog where `lightDismiss` allows it. */
  readonly onClose: () => void;
  /** The dialog is a form: Enter in a field and a button of type `submit` come here. */
  readonly onSubmit?: () => void;
  /** Nothing typed could be lost: a press beside the dialog closes it. */
  readonly lightDismiss?: boolean;
  /** Work is going on that must not be abandoned: it cannot be closed now. */
  readonly locked?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A question that comes before everything else. Shown as long as it is rendered; focus stays inside and returns to
 * where it was.
 */
export function ModalDialog(props: ModalDialogProps) {
  const {
    title,
    description,
    children,
    footer,
    size = 'small',
    onClose,
    onSubmit,
    lightDismiss,
    locked,
    initialFocus,
  } = props;
  const content = (
    <>
      <header className={styles.head}>
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        <IconButton icon={X} label={words.controls.close} disabled={locked} onClick={onClose} />
      </header>
      <div className={styles.body}>
        {description ? <Dialog.Description className={styles.description}>{description}</Dialog.Description> : null}
        {children}
      </div>
      {footer ? <footer className={styles.foot}>{footer}</footer> : null}
    </>
  );
  return (
    <Dialog.Root
      open
      disablePointerDismissal={!lightDismiss || locked}
      onOpenChange={(open) => {
        if (!open && !locked) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={styles.popup}
            data-size={size}
            initialFocus={initialFocus}
            onKeyDown={(event) => {
              // The keys of the window behind must not reach it. Esc is the dialog's own and is heard at the document.
              if (event.key !== 'Escape') event.stopPropagation();
            }}
          >
            {onSubmit ? <DialogForm onSubmit={onSubmit}>{content}</DialogForm> : content}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function DialogForm({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
