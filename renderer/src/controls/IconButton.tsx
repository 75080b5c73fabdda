import type { IconType } from '../theme/icons.tsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  readonly icon: IconType;
  /** The name of the action, for screen readers and the tooltip. */
  readonly label: string;
  /** Shown after the label in the tooltip. */
  readonly shortcut?: string;
  readonly variant?: 'quiet' | 'danger';
  readonly size?: 'normal' | 'small';
}

/** A button with only an icon. Its tooltip shows the name, also while the button is disabled. */
export function IconButton({ label, shortcut, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={shortcut ? `${label} (${shortcut})` : label}>
      <Plain label={label} {...rest} />
    </Tooltip>
  );
}

function Plain({ icon: Icon, label, variant, size, className, ...rest }: IconButtonProps) {
  return (
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
  );
}

export interface IconLinkProps {
  readonly icon: IconType;
  /** The name of the link, for screen readers. */
  readonly label: string;
  readonly tooltip: string;
  readonly href: string;
}

/** A link with only an icon. It opens in a tab of its own. */
export function IconLink({ icon: Icon, label, tooltip, href }: IconLinkProps) {
  return (
    <Tooltip text={tooltip}>
      <a className={styles.button} href={href} target="_blank" rel="noreferrer" aria-label={label}>
        <Icon size={16} />
      </a>
    </Tooltip>
  );
}
