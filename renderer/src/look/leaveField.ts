/** Out of a field or text, to the row of the outline that has the keyboard where one is shown. */
export function leaveField(field: HTMLElement): void {
  document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  if (document.activeElement === field) field.blur();
}
