import { orphanKeptMs, unfinishedKeptMs } from '../assumptions.ts';
import type { RecordingStore } from '../store/recording.ts';
import type { MediaStore } from './mediaStore.ts';
import { folderOf } from './recordingBytes.ts';

/**
 * Deletes the recordings without an interview, those in no answer after a day, those older than `keptMs`, and pieces that
 * never arrived completely. What fails is marked, not served, and deleted the next time. Returns the number of recordings
 * that were deleted.
 */
export async function sweepMedia(
  recordings: RecordingStore,
  store: MediaStore,
  now: number,
  keptMs: number | null,
): Promise<number> {
  await store.removeUnfinished(now - unfinishedKeptMs);
  await recordings.markOldForDeletion({ unanswered: now - orphanKeptMs, all: keptMs === null ? null : now - keptMs });
  for (let swept = 0; ; ) {
    const marked = await recordings.listMarked();
    if (marked.length === 0) return swept;
    for (const recording of marked) await store.removeFolder(folderOf(recording));
    const left = new Set(marked.map(({ object }) => object));
    await recordings.deleteRows([...left]);
    // A busy database keeps them: they are deleted the next time.
    if ((await recordings.listMarked()).some(({ object }) => left.has(object))) return swept;
    swept += marked.length;
  }
}
