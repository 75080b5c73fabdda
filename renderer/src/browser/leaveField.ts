let findHome: () => HTMLElement | null = () => null;

/** Registers what finds the element that takes the focus when it is nowhere else. It returns null if none is shown. */
export function registerFocusHome(find: () => HTMLElement | null): void {
  findHome = find;
}

/** Returns the element that takes the focus when it is nowhere else, or null. */
export function focusHome(): HTMLElement | null {
  return findHome();
}

/** Moves the focus out of a field or text. */
export function leaveField(field: HTMLElement): void {
  findHome()?.focus();
  if (document.activeElement === field) field.blur();
}
