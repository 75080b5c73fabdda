import { useNotes } from '../notes/notes.ts';
import { setShown } from '../panes/panes.ts';
import { jumpTo, readGuide, showAside } from '../session/index.ts';
import { focusLate } from '../browser/focusLate.ts';

/** Focuses the section that publishes drafts, which lists what is required first. */
export function goToPublishing(): void {
  focusOn('[data-publishing] h3');
}

/** Focuses the approvals. */
export function goToApprovals(): void {
  focusOn('[data-approvals] h3');
}

/** Shows the first open comment beside its part. */
export function goToOpenComment(): void {
  const { notes, places } = useNotes.getState();
  const first = notes.comments.find(({ resolved }) => !resolved);
  const place = first && places.get(first.id);
  jumpTo(place ?? readGuide().editor.doc.root.key, '');
  showAside('comments');
  setShown('properties', true);
}

/** Focuses an element after a dialog has returned the focus. */
function focusOn(selector: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusLate(document.querySelector<HTMLElement>(selector))));
}
