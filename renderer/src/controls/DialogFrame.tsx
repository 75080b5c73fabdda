import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { focusable } from '../browser/focusable.ts';
import { focusBefore } from '../browser/focusBefore.ts';
import { focusHome } from '../browser/leaveField.ts';
import styles from './DialogFrame.module.css';

export interface DialogFrameProps {
  /** Gets the focus first; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Names the dialog if nothing in it is its `Dialog.Title`. */
  readonly label?: string;
  /** `search`: near the upper edge of the window, for a field with results below it. */
  readonly size?: 'small' | 'medium' | 'large' | 'wide' | 'search';
  /** Called on Esc, and on a press outside if `lightDismiss` allows it. */
  readonly onClose: () => void;
  /** A press outside closes the dialog. */
  readonly lightDismiss?: boolean | undefined;
  /** The dialog cannot be closed. */
  readonly locked?: boolean | undefined;
  readonly children: ReactNode;
}

/** The veil over the window and the box of a dialog. Open while it is rendered. `ModalDialog` adds head and buttons. */
export function DialogFrame(props: DialogFrameProps) {
  const { label, size = 'small', onClose, lightDismiss = false, locked = false, children, initialFocus } = props;
  const focusAtOnce = useFocusAtOnce(initialFocus);
  const [before] = useState(focusBefore);
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
        <Dialog.Viewport className={styles.viewport} data-size={size}>
          <Dialog.Popup
            ref={focusAtOnce}
            initialFocus={initialFocus}
            finalFocus={() => (before?.isConnected ? before : (focusHome() ?? true))}
            className={`column floating ${styles.popup}`}
            aria-label={label}
            data-size={size}
            onKeyDown={(event) => {
              // Keys must not reach the window behind, except that of the manual, which opens above the dialog. The dialog
              // itself listens for Esc at the document.
              if (event.key !== 'Escape' && event.key !== 'F1') event.stopPropagation();
            }}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Moves the focus into the dialog before the next key arrives. The dialog itself does so a frame later, and what is
 * typed until then would go to the window behind it.
 */
function useFocusAtOnce(initial: DialogFrameProps['initialFocus']): (popup: HTMLElement | null) => void {
  return useCallback(
    (popup) => {
      if (!popup) return;
      const first = initial?.current ?? popup.querySelector<HTMLElement>(focusable) ?? popup;
      first.focus({ preventScroll: true });
      // A dialog that this one replaces gives the focus back to the window after this.
      queueMicrotask(() => {
        if (popup.isConnected && !popup.contains(document.activeElement)) first.focus({ preventScroll: true });
      });
    },
    [initial],
  );
}
