import { setShown } from '../panes/panes.ts';
import { showRightPane } from '../session/index.ts';
import { focusLate } from '../browser/focusLate.ts';

/** Opens the comments on the right and focuses a new one. */
export function startComment(): void {
  showRightPane('comments');
  setShown('properties', true);
  requestAnimationFrame(() => requestAnimationFrame(() => focusNewComment()));
}

/** Focuses the field for a new comment, if it is shown. */
export function focusNewComment(): void {
  focusLate(document.querySelector<HTMLElement>('textarea[data-new-comment]'));
}
