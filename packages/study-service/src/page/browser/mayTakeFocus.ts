/**
 * Whether a new question may take the focus, so that it is read aloud. A page inside another one (the preview of an
 * editor) takes it only where it already is: somebody may be typing outside.
 */
export function mayTakeFocus(scope: Window): boolean {
  return scope.parent === scope || scope.document.hasFocus();
}
