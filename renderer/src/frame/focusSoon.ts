import { write } from '../session/store.ts';

const mostFrames = 60;

/** Puts the keyboard on what is about to be shown, as soon as it is there: a view may have to be fetched or read first. */
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

/** Shows what changed, with the keyboard on what it is compared with. */
export function chooseCompared(): void {
  write({ view: 'changes' });
  focusSoon('[data-view="changes"] select');
}
