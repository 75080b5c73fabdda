import type { Key, Path } from '@guide-studio/guide-core';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { dispatch, select } from '../session/edit.ts';
import { leaveField } from '../look/leaveField.ts';
import { isEditable, useSession } from '../session/store.ts';
import styles from './InlineText.module.css';
import { goOnAtEnter, walkTexts } from './walkTexts.ts';

interface InlineTextProps {
  readonly node: Key;
  readonly path: Path;
  readonly value: string;
  readonly label: string;
  readonly placeholder: string;
  readonly look: 'title' | 'heading' | 'question' | 'option' | 'column' | 'small';
  /** What the property becomes when the text is empty: removed, or the empty text. */
  readonly whenEmpty?: 'remove';
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
}

/**
 * A text of the guide, edited where it stands. It grows with what is typed; every key press is an edit. Enter goes on
 * inside the part and Shift+Enter begins a line. Empty lines at the end of what was typed go when it loses the focus.
 */
export function InlineText(props: InlineTextProps) {
  const { node, path, value, whenEmpty } = props;
  const editable = useSession(isEditable);
  const found = useRef(value);
  const set = (text: string): void => {
    const removed = text === '' && whenEmpty === 'remove';
    dispatch('field.set', { key: node, path, ...(removed ? {} : { value: text }) });
  };
  return (
    <textarea
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

/** False while only the window has lost the focus: whoever comes back goes on typing. */
function isLeft({ currentTarget }: FocusEvent): boolean {
  return document.activeElement !== currentTarget;
}
