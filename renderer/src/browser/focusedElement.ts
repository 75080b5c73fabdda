/** Returns the focused element. Looks into shadow roots, such as that of the JSON text, which the document does not. */
export function focusedElement(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}
