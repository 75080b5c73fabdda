import { Toast } from '@base-ui/react/toast';
import { X } from '../theme/icons.tsx';
import { type ReactNode, useEffect } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Toasts.module.css';
import { words } from '../i18n/index.ts';

export interface ToastMessage {
  /** A new key is a new message, also if its text is the same. */
  readonly key: string;
  /** What was done, in one sentence. */
  readonly text: string;
  /** What else the reader needs to know. */
  readonly detail?: string;
  /** It stays until it is dismissed. */
  readonly stays?: boolean;
  readonly action?: ReactNode;
}

export interface ToastsProps {
  /** Names the region of the window. */
  readonly label: string;
  /** The message shown; null for none. */
  readonly message: ToastMessage | null;
  /** Called when the message was dismissed or its time is over. */
  readonly onGone: () => void;
}

const shownMs = 7000;
/** One message at a time: a new one replaces the last. */
const id = 'message';

/**
 * A place for a message about something just done. It blocks nothing, and screen readers announce it when it appears. It
 * stays while it has the pointer or the focus, or the window is in the background; Escape dismisses it.
 */
export function Toasts(props: ToastsProps) {
  return (
    <Toast.Provider timeout={shownMs} limit={1}>
      <Place {...props} />
    </Toast.Provider>
  );
}

function Place({ label, message, onGone }: ToastsProps) {
  const { toasts, add, close } = Toast.useToastManager();
  const { key, text, stays = false } = message ?? {};
  useEffect(() => {
    if (key === undefined) close(id);
    else add({ id, title: text, timeout: stays ? 0 : shownMs, onClose: onGone });
    // Once for each message: the functions change with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, text, stays]);
  return (
    // Only the inner status is announced, so that nothing is read twice.
    <Toast.Viewport className={styles.place} aria-label={label} aria-live="off">
      <div role="status" aria-atomic="false">
        {message !== null &&
          toasts.map((toast) => (
            <Toast.Root
              key={message.key}
              toast={toast}
              className={styles.toast}
              // Not a dialog, because it asks nothing.
              role="group"
              aria-modal={undefined}
              swipeDirection={[]}
            >
              <Toast.Title className={styles.text} render={<p />}>
                {message.text}
                {message.detail && <span className={styles.detail}>{message.detail}</span>}
              </Toast.Title>
              {message.action}
              <IconButton size="small" icon={X} label={words.controls.dismiss} onClick={() => close(toast.id)} />
            </Toast.Root>
          ))}
      </div>
    </Toast.Viewport>
  );
}
