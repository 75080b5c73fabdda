/**
 * Returns true if an open modal dialog covers an element. What is typed belongs to the dialog, so the focus must not move
 * to the element.
 */
export function isBehindDialog(element: Element): boolean {
  const isAny = document.querySelector('[role$="dialog"][data-open]') !== null;
  return isAny && element.closest('[aria-hidden="true"]') !== null;
}
