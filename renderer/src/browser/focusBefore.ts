let last: HTMLElement | null = null;

/** What opens over the window and gives the focus back when it closes. */
const over = '[role="menu"], [role$="dialog"][data-open]';

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(over)) last = target;
});

/**
 * Returns the element of the window that had the focus last, before menus and dialogs were opened: a dialog that was
 * opened by a menu, or that replaces another, returns the focus there.
 */
export function focusBefore(): HTMLElement | null {
  return last?.isConnected ? last : null;
}
