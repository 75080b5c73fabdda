/**
 * Returns true if an open modal dialog covers an element. What is typed belongs to the dialog, so the focus must not move
 * to the element.
 */
export function isBehindDialog(element: Element): boolean {
  const dialog = document.querySelector('[role$="dialog"][data-open]');
  return dialog !== null && !dialog.contains(element) && element.closest('[aria-hidden="true"]') !== null;
}
