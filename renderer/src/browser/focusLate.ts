import { isBehindDialog } from './isBehindDialog.ts';

/**
 * Focuses an element some time after the press that asked for it, unless a dialog that covers the element was opened in
 * the meantime: what is typed then belongs to the dialog. Does nothing without an element.
 */
export function focusLate(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (element && !isBehindDialog(element)) element.focus(options);
}
