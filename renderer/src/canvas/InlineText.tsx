import type { Key, Path } from '@guide-studio/guide-core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { dispatch, select } from '../session/edit.ts';
import { isEditable, useSession } from '../session/store.ts';
import styles from './InlineText.module.css';
import { walkTexts } from './walkTexts.ts';

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

/** A text of the guide, edited where it stands. It grows with what is typed; every key press is an edit. */
export function InlineText(props: InlineTextProps) {
  const { node, path, value, whenEmpty } = props;
  const editable = useSession(isEditable);
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
      onFocus={() => select([node])}
      onChange={(event) => {
        const text = event.target.value;
        const removed = text === '' && whenEmpty === 'remove';
        dispatch('field.set', { key: node, path, ...(removed ? {} : { value: text }) });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave(event.currentTarget);
        if (walkTexts(event)) return;
        if (editable) props.onKeyDown?.(event);
      }}
      onPaste={editable ? props.onPaste : undefined}
    />
  );
}

/** Out of the text, to its row in the outline where that is shown. */
function leave(area: HTMLTextAreaElement): void {
  const row = document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  if (row) row.focus();
  else area.blur();
}
