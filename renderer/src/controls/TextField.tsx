import type { ComponentPropsWithRef } from 'react';
import styles from './input.module.css';
import { useFieldWiring } from './fieldWiring.ts';
import { type TextChanges, useDraftText } from './useDraftText.ts';

export interface TextFieldProps
  extends TextChanges,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange'> {
  /** For ids and addresses: monospaced and without spell checking. */
  readonly mono?: boolean;
}

/** One line of text. */
export function TextField({ value, onText, onCommit, commitOn, mono, className, ...rest }: TextFieldProps) {
  const wiring = useFieldWiring();
  const text = useDraftText({ value, onText, onCommit, commitOn });
  const plain = mono ? { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' } : {};
  return (
    <input
      type="text"
      dir="auto"
      {...plain}
      {...wiring}
      {...rest}
      data-mono={mono || undefined}
      data-unfinished={text.unfinished || undefined}
      className={className ? `${styles.input} ${className}` : styles.input}
      {...text.propsFor(rest, true)}
    />
  );
}
