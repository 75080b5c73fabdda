import { type ComponentPropsWithRef, useId, useState } from 'react';
import styles from './NumberField.module.css';
import input from './input.module.css';
import { useFieldWiring } from './fieldWiring.ts';
import { typedNumber, words } from '../i18n/index.ts';

export interface NumberFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange'> {
  readonly value: number | null;
  /** Called with each valid number typed, and with null when the field is emptied. */
  readonly onNumber: (value: number | null) => void;
  /** Said of text that is no number. */
  readonly notANumber?: string;
  /** Only whole numbers are valid. */
  readonly isWhole?: boolean;
  /** Returns what is wrong with a number, or with null for an empty field, and what to do. */
  readonly problemOf?: (value: number | null) => string | null;
}

/**
 * A number field, with a decimal point or comma. What is not a valid number is not reported: it stays in the field, and
 * a message says what is wrong, until it is corrected or the value changes elsewhere.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onNumber, notANumber, isWhole = false, problemOf, className, ...rest } = props;
  const wiring = useFieldWiring();
  const id = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  const typed = draft !== null && (draft.left === undefined || draft.left === value) ? draft.text : null;
  const problem = typed === null ? null : problemIn(typed);

  function problemIn(text: string): string | null {
    const number = numberOf(text);
    if (number === undefined) return notANumber ?? words.controls.notANumber;
    if (isWhole && number !== null && !Number.isInteger(number)) return words.controls.notWhole(value);
    return problemOf?.(number) ?? null;
  }

  function type(text: string): void {
    setDraft({ text });
    const number = numberOf(text);
    if (number !== undefined && number !== value && problemIn(text) === null) onNumber(number);
  }

  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        {...wiring}
        {...rest}
        aria-invalid={problem !== null || wiring['aria-invalid']}
        aria-describedby={[wiring['aria-describedby'], problem === null ? '' : id].join(' ').trim() || undefined}
        className={`${input.input} ${styles.number} ${className ?? ''}`}
        value={typed ?? (value === null ? '' : typedNumber(value))}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={(event) => {
          setDraft(typed === null || problem === null ? null : { text: typed, left: value });
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
      {problem === null ? null : (
        <span id={id} role="alert" className={styles.broken}>
          {problem}
        </span>
      )}
    </>
  );
}

/** Text that was typed. `left`: the value when the field was left with text that is not valid. */
interface Draft {
  readonly text: string;
  readonly left?: number | null;
}

function stepOf(key: string): number {
  return key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
}

/** Returns undefined for other text. Three digits after a separator may be thousands: then 1,000 would become 1. */
function numberOf(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const isNumber = /^-?(?:\d{1,15}(?:[.,](?!\d{3}$)\d{1,6})?|0[.,]\d{3})$/u.test(trimmed);
  return isNumber ? Number(trimmed.replace(',', '.')) : undefined;
}
