import { type ComponentPropsWithRef, useState } from 'react';
import styles from './NumberField.module.css';
import input from './input.module.css';
import { useFieldWiring } from './fieldWiring.ts';
import { words } from '../words/index.ts';

export interface NumberFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange'> {
  readonly value: number | null;
  /** Called with each valid number typed, and with null when the field is emptied. */
  readonly onNumber: (value: number | null) => void;
}

/** A number field. Marks text that is not a number and does not report it; leaving the field discards it. */
export function NumberField({ value, onNumber, className, ...rest }: NumberFieldProps) {
  const wiring = useFieldWiring();
  const [draft, setDraft] = useState<string | null>(null);
  const broken = draft !== null && numberOf(draft) === undefined;

  function type(text: string): void {
    setDraft(text);
    const number = numberOf(text);
    if (number !== undefined && number !== value) onNumber(number);
  }

  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...wiring}
        {...rest}
        aria-invalid={broken || wiring['aria-invalid']}
        className={`${input.input} ${styles.number} ${className ?? ''}`}
        value={draft ?? (value === null ? '' : String(value))}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={(event) => {
          setDraft(null);
          rest.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          const step = stepOf(event.key);
          if (step !== 0 && !rest.readOnly) {
            event.preventDefault();
            type(String(Math.max(0, (value ?? 0) + step)));
          }
          rest.onKeyDown?.(event);
        }}
      />
      {broken ? <output className={styles.broken}>{words.controls.notANumber}</output> : null}
    </>
  );
}

function stepOf(key: string): number {
  return key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
}

function numberOf(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d{1,15}(?:\.\d{1,6})?$/u.test(trimmed) ? Number(trimmed) : undefined;
}
