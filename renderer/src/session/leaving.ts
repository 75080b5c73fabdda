import { keepBeforeLeaving } from './backup.ts';
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

let openInterviews = (): number => 0;

/** Registers how many interviews end for now if this window closes. */
export function registerOpenInterviews(count: () => number): void {
  openInterviews = count;
}

/**
 * What closing the window would lose: `work` is backed up, the held texts are not. `interviews`: how many people would be
 * interrupted.
 */
type LeftBehind = Readonly<Record<'work' | HeldText, boolean>> & { readonly interviews: number };

/** Returns which unsaved content and open interviews there are now. */
export function leftBehind(): LeftBehind {
  return {
    work: hasUnsavedWork(read()),
    text: isLeft('text'),
    comment: isLeft('comment'),
    interviews: openInterviews(),
  };
}

let leaving = false;

/** Returns true once the user has decided to close the window. */
export const isLeaving = (): boolean => leaving;

/** Asks before a window with unsaved work or open interviews closes, and backs up what was typed just before. */
export function holdUnsavedWork(): void {
  window.addEventListener('beforeunload', (event) => {
    // The host gets it before it is asked for the page again.
    keepBeforeLeaving();
    if (!leaving && Object.values(leftBehind()).some(Boolean)) event.preventDefault();
  });
}

/** Loads the page again after the user has decided about unsaved work. */
export function reloadWindow(): void {
  leaving = true;
  window.location.reload();
}

/** Closes the desktop window after the user has decided. */
export function leaveWindow(): void {
  leaving = true;
  window.close();
}
