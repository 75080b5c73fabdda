/** Leaves a field or text for the focusable row of the outline, if one is shown. */
export function leaveField(field: HTMLElement): void {
  document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  if (document.activeElement === field) field.blur();
}
