import { write } from '../session/store.ts';

const mostFrames = 60;

/** Focuses an element as soon as it is there: its view may have to be loaded first. */
export function focusSoon(selector: string): void {
  let left = mostFrames;
  const look = (): void => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
    left -= 1;
    if (left > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens the changes and focuses the choice of the other version. */
export function chooseCompared(): void {
  write({ view: 'changes' });
  focusSoon('[data-view="changes"] select');
}
