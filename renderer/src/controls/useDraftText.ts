import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface TextChanges {
  readonly value: string;
  /** Called on every keystroke; with `commitOn="blur"` only with the finished text. */
  readonly onText?: (value: string) => void;
  /** Called with the finished text: on leaving the field, Enter, Ctrl+S, and when the field is unmounted. */
  readonly onCommit?: (value: string) => void;
  /** `blur`: typed text stays in the field until finished, and Esc discards it. For ids. */
  readonly commitOn?: 'type' | 'blur';
}

interface OwnHandlers<Field> {
  readonly onBlur?: ((event: FocusEvent<Field>) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<Field>) => void) | undefined;
}

/**
 * Keeps the text of a field while it is typed. A field that commits on blur needs a React key for what it edits,
 * because the unfinished text belongs to that.
 */
export function useDraftText({ value, onText, onCommit, commitOn = 'type' }: TextChanges) {
  const [draft, setDraft] = useState<string | null>(null);
  const waits = commitOn === 'blur';
  const finish = waits ? (onCommit ?? onText) : onCommit;
  const latest = useRef({ draft, value, finish });
  useLayoutEffect(() => {
    latest.current = { draft, value, finish };
  });

  function commit(): void {
    const { draft, value, finish } = latest.current;
    const text = waits ? draft : value;
    latest.current = { ...latest.current, draft: null };
    setDraft(null);
    if (text !== null && !(waits && text === value)) finish?.(text);
  }

  useEffect(
    () => () => {
      const { draft, value, finish } = latest.current;
      if (draft !== null && draft !== value) finish?.(draft);
    },
    [],
  );

  /** Handles the keys that commit or discard. `enter`: Enter commits. */
  function onKey(event: KeyboardEvent, enter: boolean): void {
    if (enter && event.key === 'Enter' && (waits || onCommit)) commit();
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') commit();
    else if (waits && draft !== null && event.key === 'Escape') {
      event.stopPropagation();
      setDraft(null);
    }
  }

  return {
    /** True while the typed text is only in the field. */
    unfinished: draft !== null,
    /** Returns the props of the element that shows the text. Its own handlers are called afterwards. */
    propsFor: <Field extends HTMLInputElement | HTMLTextAreaElement>(own: OwnHandlers<Field>, enter: boolean) => ({
      value: draft ?? value,
      onChange: ({ currentTarget }: ChangeEvent<Field>) => {
        if (waits) setDraft(currentTarget.value);
        else onText?.(currentTarget.value);
      },
      onBlur: (event: FocusEvent<Field>) => {
        commit();
        own.onBlur?.(event);
      },
      onKeyDown: (event: KeyboardEvent<Field>) => {
        onKey(event, enter);
        own.onKeyDown?.(event);
      },
    }),
  };
}
