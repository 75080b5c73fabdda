import { unfinishedKeptMs, unusedMediaKeptMs } from '../assumptions.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { folderOf } from '../media/recordingBytes.ts';
import type { MediaFileStore } from '../store/mediaFile.ts';

/**
 * Deletes the files that no study uses a day after they were sent or asked about, and what did not arrive completely. May
 * be repeated: a file is marked, then its bytes are deleted, then its row.
 */
export async function sweepStudyMedia(files: MediaFileStore, store: MediaStore, now: number): Promise<void> {
  await files.markOld({ unfinished: now - unfinishedKeptMs, unused: now - unusedMediaKeptMs });
  for (;;) {
    const marked = await files.listMarked();
    if (marked.length === 0) return;
    for (const file of marked) await store.removeFolder(folderOf(file));
    const left = new Set(marked.map(({ object }) => object));
    await files.deleteRows([...left]);
    // A busy database keeps them: they are deleted the next time.
    if ((await files.listMarked()).some(({ object }) => left.has(object))) return;
  }
}
