/**
 * Returns true if a new question may take the focus, so that it is read aloud. A page in a frame (the editor's preview)
 * may do so only if it already has the focus: the user may be typing outside.
 */
export function mayTakeFocus(scope: Window): boolean {
  return scope.parent === scope || scope.document.hasFocus();
}
