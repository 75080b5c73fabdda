/**
 * Does something in the next frame, unless the focus has moved to another element by then: what the user types next
 * belongs there. An element that is gone has lost the focus, not moved it.
 */
export function unlessFocusMoves(act: () => void): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === before || now === document.body) act();
  });
}
