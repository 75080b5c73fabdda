import { isPlaceholder, type Key, type NodeKind, type Path } from '@guide-studio/guide-core';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { dispatch, select } from '../session/edit.ts';
import { isEditable, useSession } from '../session/store.ts';
import styles from './InlineText.module.css';
import { focusText, isUnwrittenText } from './focusInline.ts';
import { walkTexts } from './walkTexts.ts';

interface InlineTextProps {
  readonly node: Key;
  readonly kind: NodeKind;
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
 * A text of the guide, edited where it stands. It grows with what is typed; every key press is an edit. One that nobody has
 * written yet is selected whole when it gets the focus; empty lines at the end of what was typed go when it loses it.
 */
export function InlineText(props: InlineTextProps) {
  const { node, kind, path, value, whenEmpty } = props;
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
      data-unwritten={isPlaceholder(kind, value) || undefined}
      onFocus={({ currentTarget }) => {
        found.current = value;
        if (isUnwrittenText(currentTarget)) currentTarget.select();
        select([node]);
      }}
      onMouseDown={selectUnwritten}
      onBlur={(event) => {
        const text = value.trimEnd();
        const hasEmptyLines = value.includes('\n', text.length);
        if (hasEmptyLines && value !== found.current && isLeft(event)) set(text);
      }}
      onChange={(event) => set(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave(event.currentTarget);
        if (walkTexts(event)) return;
        if (editable) props.onKeyDown?.(event);
      }}
      onPaste={editable ? props.onPaste : undefined}
    />
  );
}

/** The press would set the caret after the focus has come. */
function selectUnwritten(event: MouseEvent<HTMLTextAreaElement>): void {
  const { currentTarget: area } = event;
  if (event.button !== 0 || event.shiftKey || area === document.activeElement || !isUnwrittenText(area)) return;
  event.preventDefault();
  focusText(area, 'all');
}

/** False while only the window has lost the focus: whoever comes back goes on typing. */
function isLeft({ currentTarget }: FocusEvent): boolean {
  return document.activeElement !== currentTarget;
}

/** Out of the text, to its row in the outline where that is shown. */
function leave(area: HTMLTextAreaElement): void {
  const row = document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  if (row) row.focus();
  else area.blur();
}
