import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  readonly icon: LucideIcon;
  /** The name of the action, for screen readers and the tooltip. */
  readonly label: string;
  /** Shown after the label in the tooltip. */
  readonly shortcut?: string;
  readonly variant?: 'quiet' | 'danger';
  readonly size?: 'normal' | 'small';
}

/** A button with only an icon. */
export function IconButton({ icon: Icon, label, shortcut, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={shortcut ? `${label} (${shortcut})` : label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        data-variant={variant}
        data-size={size}
        className={className ? `${styles.button} ${className}` : styles.button}
      >
        <Icon size={16} />
      </button>
    </Tooltip>
  );
}
