import { movedAnchors } from '@guide-studio/guide-core';
import { read, useSession } from '../session/store.ts';
import { changeNotes, loadNotes, placeAgain, useNotes } from './notes.ts';

const pauseMs = 400;

/**
 * Keeps the notes of the open guide: reads them with its file and when the window is looked at again, finds comments
 * whose part went away or came back, and after a save writes down what their parts are called now. Returns what ends it.
 */
export function startNotes(): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const stop = useSession.subscribe((now, before) => {
    if (now.backupKey !== before.backupKey) void loadNotes(now.onDisk?.file ?? null);
    else if (now.onDisk?.file !== before.onDisk?.file) {
      void turnTo(before.onDisk?.file ?? null, now.onDisk?.file ?? null);
    } else if (now.editor?.doc.root !== before.editor?.doc.root && hasComments()) {
      clearTimeout(pause);
      pause = setTimeout(placeAgain, pauseMs);
    }
    const isSaved = now.savedAt !== before.savedAt && now.savedAt?.time !== null;
    if (isSaved && hasComments()) void follow();
  });
  const look = () => {
    const { file } = useNotes.getState();
    if (file !== null && file === read().onDisk?.file) void loadNotes(file);
  };
  window.addEventListener('focus', look);
  return () => {
    clearTimeout(pause);
    stop();
    window.removeEventListener('focus', look);
  };
}

/** The same guide under another name: a file that was renamed takes its notes along, a copy begins without. */
async function turnTo(before: string | null, now: string | null): Promise<void> {
  if (before !== null && now !== null) await read().host?.call('notes.move', { from: before, to: now });
  if (read().onDisk?.file === now) await loadNotes(now);
}

const hasComments = () => useNotes.getState().notes.comments.length > 0;

/** Writes down where comments belong in the guide that was just saved. */
async function follow(): Promise<void> {
  const { notes, places, file } = useNotes.getState();
  const { editor, onDisk } = read();
  if (!editor || onDisk?.file !== file) return;
  const anchors = movedAnchors(
    editor.doc,
    notes.comments.map(({ id, anchor }) => ({ id, anchor, key: places.get(id) ?? null })),
  );
  if (anchors.length > 0) await changeNotes({ kind: 'comment.follow', anchors: [...anchors] });
}
