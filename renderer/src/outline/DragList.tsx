import { DndContext, type DragStartEvent, PointerSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import { type ComponentProps, type PointerEvent as Press, type RefObject, useCallback, useId, useRef } from 'react';

/** What happens when a part of a list is dragged. */
export interface Dragging {
  /**
   * Called when the pointer has moved far enough from a press on a handle. Returns false if there is nothing to drag.
   */
  begin(handle: HTMLElement): boolean;
  /**
   * Called with the vertical position of the pointer in the window, and true for a copy; again when the list scrolls.
   */
  move(y: number, copy: boolean): void;
  drop(): void;
  cancel(): void;
}

interface DragListProps extends ComponentProps<'div'> {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly dragging: Dragging;
  /** A selector of the drag handles. */
  readonly handle: string;
  readonly disabled: boolean;
}

/** The pointer of a drag, and the controller that ends its listeners. */
interface Pointer {
  y: number;
  copy: boolean;
  readonly listening: AbortController;
}

// Our own live region announces positions; dnd-kit would announce ids.
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const accessibility = { announcements: silent };
// Constant objects: new ones would restart dnd-kit.
const pressed = { activationConstraint: { distance: 4 } };
const autoScroll = { threshold: { x: 0, y: 0.15 }, layoutShiftCompensation: false };

function nothing(): undefined {
  return undefined;
}

/**
 * A list whose parts are dragged by their handles. Escape cancels, Alt copies, and it scrolls when the pointer is near
 * its edges. Only the list is registered with dnd-kit, so that no part renders when a drag begins.
 */
export function DragList({ dragging, handle, ...list }: DragListProps) {
  const sensors = useSensors(useSensor(PointerSensor, pressed));
  const pointer = useRef<Pointer | null>(null);

  function begin({ activatorEvent }: DragStartEvent): void {
    const { target } = activatorEvent;
    const part = target instanceof Element ? target.closest<HTMLElement>(handle) : null;
    if (!(activatorEvent instanceof PointerEvent) || !part || !dragging.begin(part)) return;
    const listening = new AbortController();
    const now: Pointer = { y: activatorEvent.clientY, copy: activatorEvent.altKey, listening };
    pointer.current = now;
    // Nothing else reacts to the pointer, and the cursor shows the drag.
    list.ref.current?.setPointerCapture(activatorEvent.pointerId);
    const listen = { capture: true, signal: listening.signal };
    const follow = (event: PointerEvent) => Object.assign(now, { y: event.clientY, copy: event.altKey });
    const ask = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      // Alt alone would open the menu of the browser.
      event.preventDefault();
      now.copy = event.type === 'keydown';
      dragging.move(now.y, now.copy);
    };
    window.addEventListener('pointermove', follow, listen);
    window.addEventListener('keydown', ask, listen);
    window.addEventListener('keyup', ask, listen);
  }

  function move(): void {
    const now = pointer.current;
    if (now) dragging.move(now.y, now.copy);
  }

  function end(how: 'drop' | 'cancel'): void {
    const now = pointer.current;
    pointer.current = null;
    now?.listening.abort();
    if (now) dragging[how]();
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={autoScroll}
      accessibility={accessibility}
      onDragStart={begin}
      onDragMove={move}
      onDragEnd={() => end('drop')}
      onDragCancel={() => end('cancel')}
    >
      <Draggable handle={handle} {...list} />
    </DndContext>
  );
}

function Draggable({ ref, handle, disabled, ...rest }: Omit<DragListProps, 'dragging'>) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: useId(), disabled });
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      ref.current = element;
      setNodeRef(element);
    },
    [ref, setNodeRef],
  );
  const press = (event: Press): void => {
    if (event.target instanceof Element && event.target.closest(handle)) listeners?.['onPointerDown']?.(event);
  };
  return <div {...rest} ref={attach} onPointerDown={press} data-dragging={isDragging || undefined} />;
}
