import { LoaderCircle, type IconType } from '../theme/icons.tsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary`: the main action of a view. `danger`: removes something. Default: an ordinary button. */
  readonly variant?: 'primary' | 'quiet' | 'danger';
  readonly icon?: IconType;
  /** Work is in progress: the button keeps the focus but does nothing. */
  readonly busy?: boolean;
}

/** A button with a text. Ignores presses while `busy`, so that nothing is sent twice. */
export function Button({ variant, icon: Icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const Shown = busy ? LoaderCircle : Icon;
  return (
    <button
      type="button"
      {...rest}
      // React gives a disabled button no mouse moves, but its tooltip waits for them.
      onPointerMove={rest.disabled ? rest.onMouseMove : rest.onPointerMove}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      data-variant={variant}
      className={className ? `${styles.button} ${className}` : styles.button}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {Shown ? <Shown size={16} className={busy ? styles.turning : undefined} /> : null}
      {children === undefined ? null : <span className={styles.label}>{children}</span>}
    </button>
  );
}
