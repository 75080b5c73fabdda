import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface TextChanges {
  readonly value: string;
  /** Every keystroke; with `commitOn="blur"` only the finished text. */
  readonly onText?: (value: string) => void;
  /** The finished text: when the field is left, at Enter, at Ctrl+S and when the field disappears. */
  readonly onCommit?: (value: string) => void;
  /** `blur`: what is typed stays in the field until it is finished; Esc takes it back. For ids. */
  readonly commitOn?: 'type' | 'blur';
}

/**
 * The text of a field between its owner and its typing. Give a field that commits on blur the key of what it edits: the
 * unfinished text belongs to that one.
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

  return {
    shown: draft ?? value,
    /** What is typed is nowhere but in the field. */
    unfinished: draft !== null,
    change: (text: string) => {
      if (waits) setDraft(text);
      else onText?.(text);
    },
    commit,
    /** Handles the keys that finish or take back. `enter`: whether Enter finishes here. */
    onKey: (event: KeyboardEvent, enter: boolean) => {
      if (event.nativeEvent.isComposing) return;
      if (enter && event.key === 'Enter' && (waits || onCommit)) commit();
      else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') commit();
      else if (waits && draft !== null && event.key === 'Escape') {
        event.stopPropagation();
        setDraft(null);
      }
    },
  };
}
