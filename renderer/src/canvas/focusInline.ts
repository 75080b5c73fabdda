/** A text that was just made may first have to be scrolled into view: so many frames it is waited for. */
const patience = 20;

/** Focuses a text of the canvas once it is there. It is selected whole, or the caret stands at its start or end. */
export function focusInline(key: string, property = 'text', caret: 'all' | 'start' | 'end' = 'all'): void {
  const look = (frames: number): void => {
    requestAnimationFrame(() => {
      const area = document.querySelector<HTMLTextAreaElement>(`[data-inline="${key}/${property}"]`);
      if (area) focusText(area, caret);
      else if (frames > 0) look(frames - 1);
    });
  };
  look(patience);
}

export function focusText(area: HTMLTextAreaElement, caret: 'all' | 'start' | 'end'): void {
  area.focus();
  const { length } = area.value;
  area.setSelectionRange(caret === 'end' ? length : 0, caret === 'start' ? 0 : length);
}
