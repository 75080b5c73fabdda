import { type ReactNode, useId } from 'react';
import styles from './Switch.module.css';
import { useFieldWiring } from './fieldWiring.ts';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChecked: (checked: boolean) => void;
}

/** A switch with its label beside it. */
export function Switch({ label, hint, checked, disabled, onChecked }: SwitchProps) {
  const wiring = useFieldWiring();
  const own = useId();
  const id = wiring.id ?? own;
  const described = [wiring['aria-describedby'], hint ? `${id}hint` : undefined].filter(Boolean).join(' ');
  return (
    <div className={styles.switch}>
      <input
        {...wiring}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.input}
        aria-describedby={described || undefined}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      <label htmlFor={id} className={styles.words}>
        {label}
      </label>
      {hint ? (
        <span id={`${id}hint`} className={`faint ${styles.hint}`}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
