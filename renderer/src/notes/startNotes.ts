import { movedAnchors } from '@guide-studio/guide-core';
import { read, useSession } from '../session/store.ts';
import { moveDrafts, turnDrafts } from './drafts.ts';
import { changeNotes, loadNotes, placeAgain, useNotes } from './notes.ts';

const pauseMs = 400;

/**
 * Keeps the notes of the open guide up to date: reads them with its file and after outside changes, matches comments
 * whose part was removed or restored, and after a save stores the current names of their parts. Returns a function that
 * stops it.
 */
export function startNotes(): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const stop = useSession.subscribe((now, before) => {
    const file = now.onDisk?.file ?? null;
    if (now.backupKey !== before.backupKey) {
      turnDrafts(file);
      void loadNotes(file);
    } else if (file !== (before.onDisk?.file ?? null)) {
      if (file !== null) moveDrafts(file);
      void loadNotes(file);
    } else if (now.notesSeen !== before.notesSeen) void loadNotes(file);
    else if (now.editor?.doc.root !== before.editor?.doc.root && hasComments()) {
      clearTimeout(pause);
      pause = setTimeout(placeAgain, pauseMs);
    }
    const isSaved = now.savedAt !== before.savedAt && now.savedAt?.time !== null;
    if (isSaved && hasComments()) void follow();
  });
  return () => {
    clearTimeout(pause);
    stop();
  };
}

const hasComments = () => useNotes.getState().notes.comments.length > 0;

/** Stores the parts of the comments in the guide just saved. */
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
