/** The element whose tooltip is shown, and its text. */
export interface ShownTooltip {
  readonly anchor: Element;
  readonly text: string;
}

/** How long a mouse must rest on an element before its tooltip is shown. */
const restMs = 600;
/** How long a tooltip stays after the mouse left, so that the mouse can reach the popup or the next element. */
const stayMs = 150;

const movesFocus = /^(?:Tab|Arrow|Home|End|F6)/u;

/**
 * Calls `show` with the tooltip of the element under the mouse or with the focus, and with null when it is over: the
 * mouse or the focus is elsewhere, something was pressed, or the element is gone. Elements are marked by `Tooltip`.
 * Once one is shown, that of the next element is shown at once. Returns a function that stops it.
 */
export function watchTooltips(show: (tooltip: ShownTooltip | null) => void): () => void {
  const listening = new AbortController();
  let anchor: Element | null = null;
  /** The element under the mouse, whose tooltip is about to be shown. */
  let next: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByKey = false;

  const open = (element: Element): void => {
    clearTimeout(timer);
    const text = element.getAttribute('data-tooltip');
    if (text === null || !element.isConnected) return close();
    anchor = element;
    next = null;
    show({ anchor, text });
  };
  const close = (): void => {
    clearTimeout(timer);
    next = null;
    if (anchor === null) return;
    anchor = null;
    show(null);
  };
  const closeSoon = (): void => {
    clearTimeout(timer);
    next = null;
    if (anchor !== null) timer = setTimeout(close, stayMs);
  };
  const hover = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const element = markedOf(event.target);
    if (element !== null && element !== anchor) {
      if (element === next) return;
      clearTimeout(timer);
      next = element;
      timer = setTimeout(() => open(element), anchor === null ? restMs : 0);
    } else if (element !== null || isPopup(event.target)) {
      clearTimeout(timer);
      next = null;
    } else closeSoon();
  };
  const focus = ({ target }: FocusEvent): void => {
    const element = markedOf(target);
    // A press or shortcut that opens a dialog also moves the focus, to its close button; that shows nothing.
    if (element !== null && isByKey) open(element);
  };
  const press = (event: KeyboardEvent | PointerEvent): void => {
    isByKey = 'key' in event && movesFocus.test(event.key);
    close();
  };

  const options = { capture: true, signal: listening.signal };
  window.addEventListener('pointerover', hover, options);
  window.addEventListener('focusin', focus, options);
  window.addEventListener('focusout', close, options);
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('keydown', press, options);
  window.addEventListener('click', close, options);
  document.documentElement.addEventListener('pointerleave', closeSoon, { signal: listening.signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

function markedOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tooltip]') : null;
}

function isPopup(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-tooltip-popup]') !== null;
}
