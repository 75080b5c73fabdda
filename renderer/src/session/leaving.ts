import { read } from './store.ts';
import { hasUnsavedWork } from './unsaved.ts';

/** Text that a feature holds outside of the guide and that no backup keeps: that of the JSON tab, or a comment. */
type HeldText = 'text' | 'comment';

const held = new Map<HeldText, () => boolean>();

/** Registers how to tell whether leaving the open guide would lose such a text. */
export function registerHeldText(kind: HeldText, isHeld: () => boolean): void {
  held.set(kind, isHeld);
}

/** Returns true if leaving the open guide would lose this text. */
export function isLeft(kind: HeldText): boolean {
  return held.get(kind)?.() ?? false;
}

/** What closing the window would lose. `work` is backed up; the held texts are not. */
type LeftBehind = Readonly<Record<'work' | HeldText, boolean>>;

/** Returns which unsaved content there is now. */
export function leftBehind(): LeftBehind {
  return { work: hasUnsavedWork(read()), text: isLeft('text'), comment: isLeft('comment') };
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
