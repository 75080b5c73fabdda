import { useNotes } from '../comments/notes.ts';
import { setShown } from '../frame/panes.ts';
import { jumpTo } from '../session/edit.ts';
import { mustHave, read, write } from '../session/store.ts';

/** Takes the keyboard to where a draft is published: everything that stands before it is said there. */
export function goToPublishing(): void {
  focusOn('[data-publishing] h3');
}

/** Takes the keyboard to the approvals. */
export function goToApprovals(): void {
  focusOn('[data-approvals] h3');
}

/** Shows the first open comment beside what it is about. */
export function goToOpenComment(): void {
  const { notes, places } = useNotes.getState();
  const first = notes.comments.find(({ resolved }) => !resolved);
  const place = first && places.get(first.id);
  jumpTo(place ?? mustHave(read().editor).doc.root.key, '');
  write({ aside: 'comments' });
  setShown('properties', true);
}

/** After a dialog has given the focus back to where it was. */
function focusOn(selector: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()));
}
