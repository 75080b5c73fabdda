import { setShown } from '../panes/panes.ts';
import { showRightPane } from '../session/index.ts';
import { focusLate } from '../browser/focusLate.ts';

/** Opens the comments on the right and focuses a new one. */
export function startComment(): void {
  showRightPane('comments');
  setShown('properties', true);
  requestAnimationFrame(() => requestAnimationFrame(() => focusNewComment()));
}

/** Focuses the field for a new comment, if it is shown, at the end of what is typed. */
export function focusNewComment(): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[data-new-comment]');
  field?.setSelectionRange(field.value.length, field.value.length);
  focusLate(field);
}
