import { setShown } from '../frame/panes.ts';
import { write } from '../session/store.ts';

/** Shows the comments on the right and puts the keyboard into a new one. */
export function startComment(): void {
  write({ aside: 'comments' });
  setShown('properties', true);
  requestAnimationFrame(() => requestAnimationFrame(() => focusNewComment()));
}

/** Puts the keyboard into the field for a new comment, where it is shown. */
export function focusNewComment(): void {
  document.querySelector<HTMLElement>('textarea[data-new-comment]')?.focus();
}
