let written: HTMLTextAreaElement | null = null;

/**
 * Returns the text of the guide that had the focus before a menu took it, so that menu commands act on it as keys do.
 * Returns null if something else was selected since.
 */
export function writtenText(): HTMLTextAreaElement | null {
  return written?.isConnected === true && !written.readOnly ? written : null;
}

/** Follows the focus for {@link writtenText}. Returns a function that stops it. */
export function followWrittenText(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement && target.matches('[data-inline]')) written = target;
    else if (!(target instanceof Element && target.closest('header, [role="menu"]'))) written = null;
  };
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Element && target.closest('header, [role="menu"], [data-inline]'))) written = null;
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
  };
}
