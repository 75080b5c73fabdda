import type { Publication } from '@guide-studio/host/common';
import { openInvite } from '../invite/index.ts';
import { isOpenQuestion, useNotes } from '../notes/notes.ts';
import { setShown } from '../panes/panes.ts';
import { readGuide, select, showRightPane, showView } from '../session/index.ts';
import { focusLate } from '../browser/focusLate.ts';
import { focusSoon } from '../browser/focusSoon.ts';

/** Focuses the section that publishes drafts, which lists what is required first. */
export function goToPublishing(): void {
  focusOn('[data-publishing] h3');
}

/** Focuses the main button of the study view, after a step is done and another one is next. */
export function goToNextStep(): void {
  focusOn('[data-study-view] [data-variant="primary"]');
}

/** Opens the sheet Invite of a study that was launched just now, as its button does: closing it returns the focus there. */
export function goToInvite(publication: Publication): void {
  afterDialog(() => {
    focusLate(document.querySelector<HTMLElement>(`[data-invite="${publication.studyId}"]`));
    openInvite(publication);
  });
}

/** Focuses the approvals. */
export function goToApprovals(): void {
  focusOn('[data-approvals] h3');
}

/** Shows the first open comment beside its part. */
export function goToOpenComment(): void {
  const { notes, places } = useNotes.getState();
  const first = notes.comments.find(isOpenQuestion);
  const place = first && places.get(first.id);
  select([place ?? readGuide().editor.doc.root.key]);
  showView('guide');
  showRightPane('comments');
  setShown('properties', true);
  // In a field of the part, the next key would change the guide.
  focusOn('[data-comments]');
}

function focusOn(selector: string): void {
  afterDialog(() => focusSoon(selector));
}

/** Calls a function after a dialog has returned the focus. */
function afterDialog(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
