import type { Diff } from '@guide-studio/guide-core/diff';
import { type RefObject, useEffect, useRef } from 'react';

const buttons = 'button[data-take-back]';

interface FocusAfterUndo {
  /** The element around all changes. It takes the focus when none are left. */
  readonly view: RefObject<HTMLDivElement | null>;
  /** Call before a change is undone, while its button has the focus. */
  readonly remember: () => void;
}

/** Moves the focus after an undo, which removes its button: to the next change, the one before, or the view. */
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
