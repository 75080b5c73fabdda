import { movedAnchors } from '@guide-studio/guide-core/notes';
import { read, useSession } from '../session/index.ts';
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
    const file = now.guide?.onDisk.file ?? null;
    if (now.guide?.backupKey !== before.guide?.backupKey) {
      turnDrafts(file);
      // The same file opened again has other parts.
      placeAgain();
      void loadNotes(file);
    } else if (file !== (before.guide?.onDisk.file ?? null)) {
      if (file !== null) moveDrafts(file);
      void loadNotes(file);
    } else if (now.guide?.notesSeen !== before.guide?.notesSeen || now.guide?.beside !== before.guide?.beside)
      void loadNotes(file);
    else if (now.guide?.editor.doc.root !== before.guide?.editor.doc.root && hasComments()) {
      clearTimeout(pause);
      pause = setTimeout(placeAgain, pauseMs);
    }
    const isSaved = now.guide?.savedAt !== before.guide?.savedAt && (now.guide?.savedAt.time ?? null) !== null;
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
  const { guide } = read();
  // What an import left is in the file a moment after the guide.
  if (guide?.onDisk.file !== file || guide.beside !== null) return;
  const anchors = movedAnchors(
    guide.editor.doc,
    notes.comments.map(({ id, anchor }) => ({ id, anchor, key: places.get(id) ?? null })),
  );
  if (anchors.length > 0) await changeNotes({ kind: 'comment.follow', anchors: [...anchors] });
}
