import { isTyped } from '../comments/drafts.ts';
import { draftOf } from '../json/jsonDraft.ts';
import { hasUnsavedWork, read } from './store.ts';

/** What the window would leave behind. `work` is backed up; nobody else has the `text` of the JSON tab or a `comment`. */
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

/** Asks before a tab with unsaved work is closed. */
export function holdUnsavedWork(): void {
  window.addEventListener('beforeunload', (event) => {
    if (!isLeaving && Object.values(leftBehind()).includes(true)) event.preventDefault();
  });
}

/** Closes the window of the desktop application after the person has decided. */
export function leaveWindow(): void {
  isLeaving = true;
  window.close();
}
