import { orphanKeptMs } from '../assumptions.ts';
import type { RecordingStore } from '../store/recording.ts';
import type { MediaStore } from './mediaStore.ts';
import { folderOf } from './recordingBytes.ts';

/**
 * Deletes the recordings without an interview, those in no answer after a day, and those older than `keptMs`. What
 * fails is marked, not served, and deleted the next time.
 */
export async function sweepMedia(
  recordings: RecordingStore,
  store: MediaStore,
  now: number,
  keptMs: number | null,
): Promise<void> {
  await recordings.doomOld({ unanswered: now - orphanKeptMs, all: keptMs === null ? null : now - keptMs });
  for (;;) {
    const doomed = await recordings.listDoomed();
    if (doomed.length === 0) return;
    for (const recording of doomed) await store.removeFolder(folderOf(recording));
    const left = new Set(doomed.map(({ object }) => object));
    await recordings.forget([...left]);
    // A busy database keeps them: they are deleted the next time.
    if ((await recordings.listDoomed()).some(({ object }) => left.has(object))) return;
  }
}
