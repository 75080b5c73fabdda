import { Dialog } from '@base-ui/react/dialog';
import { X } from '../theme/icons.tsx';
import type { ReactNode, RefObject } from 'react';
import { DialogFrame } from './DialogFrame.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './ModalDialog.module.css';
import { words } from '../i18n/index.ts';

export interface ModalDialogProps {
  readonly title: string;
  /** One sentence under the title; describes the dialog to screen readers. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | 'wide';
  /** Called on Esc, the close button, or a press outside if `lightDismiss` allows it. */
  readonly onClose: () => void;
  /** Makes the dialog a form: called by Enter in a field and by buttons of type `submit`. */
  readonly onSubmit?: () => void;
  /** Nothing typed can be lost: a press outside closes the dialog. */
  readonly lightDismiss?: boolean;
  /** Work in progress must not be interrupted: the dialog cannot be closed. */
  readonly locked?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog. Open while it is rendered; the focus stays inside and returns to where it was. */
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
      <div className={`stack gap4 ${styles.body}`}>
        {description ? <Dialog.Description className={styles.description}>{description}</Dialog.Description> : null}
        {children}
      </div>
      {footer ? <footer className={styles.foot}>{footer}</footer> : null}
    </>
  );
  return (
    <DialogFrame {...{ size, onClose, lightDismiss, locked, initialFocus }}>
      {onSubmit ? <DialogForm onSubmit={onSubmit}>{content}</DialogForm> : content}
    </DialogFrame>
  );
}

function DialogForm({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }) {
  return (
    <form
      noValidate
      className={`column ${styles.form}`}
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
