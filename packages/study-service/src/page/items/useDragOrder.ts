import { useEffect, useRef, useState } from 'preact/hooks';

interface Drag {
  /** The id of the dragged entry; null if there is none. */
  readonly dragged: string | null;
  /** Called when a pointer grabs an entry. */
  readonly start: (id: string, event: PointerEvent) => void;
}

/** Returns the position under the pointer: the number of other rows whose middle is above it. */
function placeAt(list: HTMLElement, dragged: string, y: number): number {
  return [...list.children].filter((row) => {
    if (!(row instanceof HTMLElement) || row.dataset['id'] === dragged) return false;
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * Sorts a list by dragging its rows (children with `data-id`). The row follows the pressed pointer. Listens on the
 * window, because a row that moves in the document loses the pointer.
 */
export function useDragOrder(
  list: { readonly current: HTMLElement | null },
  move: (id: string, to: number) => void,
): Drag {
  const [dragged, setDragged] = useState<string | null>(null);
  const moveRef = useRef(move);
  moveRef.current = move;
  useEffect(() => {
    if (dragged === null) return undefined;
    const onMove = (event: PointerEvent) => {
      event.preventDefault();
      if (list.current !== null) moveRef.current(dragged, placeAt(list.current, dragged, event.clientY));
    };
    const onEnd = () => setDragged(null);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
    };
  }, [dragged, list]);
  const start = (id: string, event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDragged(id);
  };
  return { dragged, start };
}
