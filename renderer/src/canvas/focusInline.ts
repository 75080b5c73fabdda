/** Focuses a text of the canvas once it is there. It is selected whole, or the caret stands at its start or end. */
export function focusInline(key: string, property = 'text', caret: 'all' | 'start' | 'end' = 'all'): void {
  requestAnimationFrame(() => {
    const area = document.querySelector<HTMLTextAreaElement>(`[data-inline="${key}/${property}"]`);
    if (area) focusText(area, caret);
  });
}

export function focusText(area: HTMLTextAreaElement, caret: 'all' | 'start' | 'end'): void {
  area.focus();
  const { length } = area.value;
  area.setSelectionRange(caret === 'end' ? length : 0, caret === 'start' ? 0 : length);
}
