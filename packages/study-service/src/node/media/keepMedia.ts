import { type RecordingLimits, recordingLimits as usualLimits } from '@guide-studio/api-contract';
import type { MediaStore } from '../../media/mediaStore.ts';
import { sweepMedia } from '../../media/sweepMedia.ts';
import type { Log, Media } from '../../service.ts';
import type { RecordingStore } from '../../store/recording.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface Keeping {
  readonly recordingLimits?: RecordingLimits;
  readonly keepMediaDays?: number | undefined;
  readonly now: () => number;
  readonly log: Log;
}

/** Returns the media of a service, and deletes what is not to be kept: now, daily, and when it is asked to. */
export function keepMedia(
  store: MediaStore,
  recordings: RecordingStore,
  { recordingLimits = usualLimits, keepMediaDays, now, log }: Keeping,
): Media & { close(): Promise<void> } {
  const keptMs = keepMediaDays === undefined ? null : keepMediaDays * dayMs;
  // One after the other; a failure must not end the service or the request.
  let last = Promise.resolve();
  const sweep = (): Promise<void> => {
    last = last
      .then(() => sweepMedia(recordings, store, now(), keptMs))
      .catch((error: unknown) => log.failure('media', error));
    return last;
  };
  void sweep();
  const daily = setInterval(() => void sweep(), dayMs).unref();
  return {
    store,
    limits: recordingLimits,
    sweep,
    async close() {
      clearInterval(daily);
      await last;
      await store.close();
    },
  };
}
