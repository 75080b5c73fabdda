/** What a press on something that can be dragged does. */
interface Dragging {
  /** The pointer has gone far enough. False: there is nothing to drag. */
  begin(): boolean;
  /** Where the pointer is in the window, and whether it asks for a copy; once per frame too, since the list may move under it. */
  move(x: number, y: number, copy: boolean): void;
  drop(): void;
  cancel(): void;
}

/** How far the pointer goes before a press is a drag, in pixels. */
const distance = 4;

/** How near to an edge of the list, in pixels, it begins to scroll, and how fast it scrolls at the edge, per millisecond. */
const edge = 56;
const speed = 1.4;

/**
 * Follows a press with the main button until it is let go of. Escape cancels, Alt asks for a copy, and `scroller` scrolls
 * where the pointer is near its edges. A press that became a drag is no click.
 */
export function followPress(press: PointerEvent, scroller: HTMLElement, dragging: Dragging): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const listening = new AbortController();
  const listen = { signal: listening.signal, capture: true };
  let [x, y, copy] = [press.clientX, press.clientY, press.altKey];
  let isDragging = false;
  let frame = 0;

  const end = (how: 'drop' | 'cancel') => {
    listening.abort();
    cancelAnimationFrame(frame);
    if (!isDragging) return;
    delete scroller.dataset['dragging'];
    if (scroller.hasPointerCapture(press.pointerId)) scroller.releasePointerCapture(press.pointerId);
    dragging[how]();
  };
  const scroll = (before: number) => {
    frame = requestAnimationFrame((now) => {
      const by = Math.round(pull(scroller, y) * speed * Math.min(32, now - before));
      if (by !== 0) scroller.scrollTop += by;
      dragging.move(x, y, copy);
      scroll(now);
    });
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    // It was let go of where nobody could see it: over another program, or a dialog of the system.
    if (event.buttons === 0) return end('cancel');
    [x, y, copy] = [event.clientX, event.clientY, event.altKey];
    if (!isDragging) {
      if (Math.hypot(x - press.clientX, y - press.clientY) < distance) return;
      if (!dragging.begin()) return end('cancel');
      isDragging = true;
      // Nothing under the way lights up, and the pointer says that it holds something.
      scroller.setPointerCapture(press.pointerId);
      scroller.dataset['dragging'] = '';
      scroll(performance.now());
    }
    dragging.move(x, y, copy);
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    if (isDragging) swallowClick();
    end('drop');
  };
  const key = (event: KeyboardEvent) => {
    if (!isDragging) return;
    if (event.key === 'Escape') {
      window.addEventListener('pointerup', swallowClick, { once: true, capture: true });
      end('cancel');
    } else if (event.key === 'Alt') {
      copy = event.type === 'keydown';
      dragging.move(x, y, copy);
    } else return;
    // Alt alone would open the menu of the browser.
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('pointermove', move, listen);
  window.addEventListener('pointerup', release, listen);
  window.addEventListener('pointercancel', () => end('cancel'), listen);
  window.addEventListener('blur', () => end('cancel'), { signal: listening.signal });
  window.addEventListener('keydown', key, listen);
  window.addEventListener('keyup', key, listen);
}

/** From -1, at the upper edge, to 1, at the lower one; 0 away from both. */
function pull(scroller: HTMLElement, y: number): number {
  const { top, bottom } = scroller.getBoundingClientRect();
  const zone = Math.min(edge, (bottom - top) / 4);
  if (y < top + zone) return -Math.min(1, (top + zone - y) / zone);
  return y > bottom - zone ? Math.min(1, (y - bottom + zone) / zone) : 0;
}

/** The click that the release of a drag would be. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
}
