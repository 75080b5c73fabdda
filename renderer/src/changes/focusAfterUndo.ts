import type { Diff } from '@guide-studio/guide-core';
import { type RefObject, useEffect, useRef } from 'react';

const buttons = 'button[data-take-back]';

interface FocusAfterUndo {
  /** The element around all changes. It takes the focus when none is left. */
  readonly view: RefObject<HTMLDivElement | null>;
  /** To be called before a change is undone, while its button has the focus. */
  readonly remember: () => void;
}

/** A change that was undone takes its button along: the focus goes to the next change, else the one before, else the view. */
export function useFocusAfterUndo(found: Diff | null): FocusAfterUndo {
  const view = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  const list = (): HTMLElement[] => Array.from(view.current?.querySelectorAll<HTMLElement>(buttons) ?? []);
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const left = list();
    (left[Math.min(place.current, left.length - 1)] ?? view.current)?.focus();
    place.current = null;
  }, [found]);
  return {
    view,
    remember: () => {
      const at = list().findIndex((button) => button === document.activeElement);
      place.current = at < 0 ? null : at;
    },
  };
}
