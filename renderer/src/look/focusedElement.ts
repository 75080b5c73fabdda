/** What has the focus. The text of the JSON tab stands in a root of its own, which the document does not look into. */
export function focusedElement(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}
