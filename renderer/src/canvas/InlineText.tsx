import type { Path } from '@guide-studio/guide-core';
import type { Key } from '@guide-studio/guide-core/edit';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { dispatch, select, useEditable } from '../session/index.ts';
import { leaveField } from '../browser/leaveField.ts';
import { useTextHeight } from '../browser/useTextHeight.ts';
import styles from './InlineText.module.css';
import { goOnAtEnter, walkTexts } from './walkTexts.ts';

interface InlineTextProps {
  readonly node: Key;
  readonly path: Path;
  readonly value: string;
  readonly label: string;
  readonly placeholder: string;
  readonly look: 'title' | 'heading' | 'question' | 'option' | 'column' | 'small';
  /** Says that an empty text removes the property; by default it is set to the empty text. */
  readonly whenEmpty?: 'remove';
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
}

/**
 * A text of the guide, edited in place. It grows as text is typed, and every key press is an edit. Enter goes on inside
 * the part; Shift+Enter starts a new line. Empty lines typed at the end are removed when it loses the focus.
 */
export function InlineText(props: InlineTextProps) {
  const { node, path, value, whenEmpty } = props;
  const editable = useEditable();
  const found = useRef(value);
  const field = useRef<HTMLTextAreaElement>(null);
  useTextHeight(field, value);
  const set = (text: string): void => {
    const removed = text === '' && whenEmpty === 'remove';
    dispatch('field.set', { key: node, path, ...(removed ? {} : { value: text }) });
  };
  return (
    <textarea
      ref={field}
      className={`${styles.text} ${styles[props.look]}`}
      aria-label={props.label}
      placeholder={props.placeholder}
      value={value}
      rows={1}
      dir="auto"
      readOnly={!editable}
      data-inline={`${node}/${path.join('.')}`}
      onFocus={() => {
        found.current = value;
        select([node]);
      }}
      onBlur={(event) => {
        const text = value.trimEnd();
        const hasEmptyLines = value.includes('\n', text.length);
        if (hasEmptyLines && value !== found.current && isLeft(event)) set(text);
      }}
      onChange={(event) => set(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leaveField(event.currentTarget);
        if (walkTexts(event)) return;
        if (editable) props.onKeyDown?.(event);
        goOnAtEnter(event, props.look === 'title' || props.look === 'heading');
      }}
      onPaste={editable ? props.onPaste : undefined}
    />
  );
}

/** Returns false if only the window lost the focus: typing then continues on return. */
function isLeft({ currentTarget }: FocusEvent): boolean {
  return document.activeElement !== currentTarget;
}
