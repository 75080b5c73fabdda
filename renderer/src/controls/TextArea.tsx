import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import { useTextHeight } from '../browser/useTextHeight.ts';
import styles from './input.module.css';
import { useFieldWiring } from './fieldWiring.ts';
import { type TextChanges, useDraftText } from './useDraftText.ts';

export interface TextAreaProps
  extends TextChanges,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'onChange'> {
  /** Lines shown at first; the area grows with its content. */
  readonly rows?: number;
}

/** Several lines of text; grows with its content. */
export function TextArea({ value, onText, onCommit, commitOn, rows = 2, className, ref, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring();
  const text = useDraftText({ value, onText, onCommit, commitOn });
  const shown = text.propsFor(rest, false);
  const field = useRef<HTMLTextAreaElement>(null);
  useTextHeight(field, shown.value);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, []);
  return (
    <textarea
      dir="auto"
      rows={rows}
      {...wiring}
      {...rest}
      className={className ? `${styles.input} ${styles.area} ${className}` : `${styles.input} ${styles.area}`}
      {...shown}
      ref={field}
    />
  );
}
