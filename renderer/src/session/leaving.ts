import { isTyped } from '../comments/drafts.ts';
import { draftOf } from '../json/jsonDraft.ts';
import { hasUnsavedWork, read } from './store.ts';

/** What closing the window would lose. `work` is backed up; the `text` of the JSON tab or a `comment` is not. */
interface LeftBehind {
  readonly work: boolean;
  readonly text: boolean;
  readonly comment: boolean;
}

export function leftBehind(): LeftBehind {
  const session = read();
  return { work: hasUnsavedWork(session), text: draftOf(session.backupKey) !== null, comment: isTyped() };
}

let isLeaving = false;

/** Asks before a tab with unsaved work closes. */
export function holdUnsavedWork(): void {
  window.addEventListener('beforeunload', (event) => {
    if (!isLeaving && Object.values(leftBehind()).includes(true)) event.preventDefault();
  });
}

/** Closes the desktop window after the user has decided. */
export function leaveWindow(): void {
  isLeaving = true;
  window.close();
}
