import { Button, type ButtonProps } from './Button.tsx';
import { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';
import { words } from '../i18n/index.ts';

export interface ConfirmDialogProps extends Pick<ModalDialogProps, 'title' | 'description' | 'onClose'> {
  /** Names what the main button does. */
  readonly act: string;
  readonly variant: ButtonProps['variant'];
  /** Called after the dialog was closed. */
  readonly onConfirm: () => void;
}

/** Asks whether something should be done. */
export function ConfirmDialog({ act, variant, onConfirm, onClose, ...rest }: ConfirmDialogProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <ModalDialog
      {...rest}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.controls.cancel}</Button>
          <Button variant={variant} onClick={confirm}>
            {act}
          </Button>
        </>
      }
    />
  );
}
