import { isBehindDialog } from './isBehindDialog.ts';

const mostFrames = 60;

/** Focuses an element as soon as it is there: its view may have to be loaded first. */
export function focusSoon(selector: string): void {
  let left = mostFrames;
  const look = (): void => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found && !isBehindDialog(found)) return found.focus();
    left -= 1;
    if (left > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
