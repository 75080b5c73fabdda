let written: HTMLTextAreaElement | null = null;

/**
 * The text of the guide that was being written before a menu took the focus. What the menu copies, cuts and pastes is about
 * that text, as the keys are. Null where a part was selected otherwise.
 */
export function writtenText(): HTMLTextAreaElement | null {
  return written?.isConnected === true && !written.readOnly ? written : null;
}

/** Follows the focus for {@link writtenText}. Returns how to stop. */
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
