import type { RecordingLimits } from '@guide-studio/api-contract';
import { recordingLimits as usualLimits } from '@guide-studio/api-contract/internal';
import {
  sweepEveryMs,
  type UnansweredLimits,
  unansweredLimits as usualUnanswered,
  type UploadLimits,
  uploadLimits as usualUploads,
} from '../../assumptions.ts';
import type { MediaCounts } from '../../http/metrics.ts';
import type { MediaStore } from '../../media/mediaStore.ts';
import { sweepStudyMedia } from '../../studyMedia/sweepStudyMedia.ts';
import { sweepMedia } from '../../media/sweepMedia.ts';
import { createUploads } from '../../participant/uploads.ts';
import type { Log, Media } from '../../service.ts';
import type { MediaFileStore } from '../../store/mediaFile.ts';
import type { RecordingStore } from '../../store/recording.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The media of a service, for the service itself. */
interface KeptMedia extends Media {
  counts(): Promise<MediaCounts>;
  close(): Promise<void>;
}

interface Keeping {
  readonly recordingLimits?: RecordingLimits;
  readonly uploadLimits?: UploadLimits;
  readonly unansweredLimits?: UnansweredLimits;
  readonly keepMediaDays?: number | undefined;
  readonly now: () => number;
  readonly log: Log;
}

/** Returns the media of a service, and deletes what is not to be kept: now, each hour, and when it is asked to. */
export function keepMedia(
  store: MediaStore,
  recordings: RecordingStore,
  files: MediaFileStore,
  {
    recordingLimits = usualLimits,
    uploadLimits = usualUploads,
    unansweredLimits = usualUnanswered,
    keepMediaDays,
    now,
    log,
  }: Keeping,
): KeptMedia {
  let swept = 0;
  const keptMs = keepMediaDays === undefined ? null : keepMediaDays * dayMs;
  // One after the other; a failure must not end the service or the request.
  let last = Promise.resolve();
  const sweep = (): Promise<void> => {
    last = last
      .then(async () => {
        swept += await sweepMedia(recordings, store, now(), keptMs);
        await sweepStudyMedia(files, store, now());
      })
      .catch((error: unknown) => log.failure('media', error));
    return last;
  };
  void sweep();
  const again = setInterval(() => void sweep(), sweepEveryMs).unref();
  const limits = { uploads: uploadLimits, unanswered: unansweredLimits };
  const uploads = createUploads(limits, () => recordings.bytesWithoutAnswer(), now);
  return {
    store,
    limits: recordingLimits,
    unanswered: unansweredLimits,
    uploads,
    sweep,
    async counts() {
      return { ...uploads.counts(), unfinished: await recordings.countUnfinished(), swept };
    },
    async close() {
      clearInterval(again);
      await last;
      await store.close();
    },
  };
}
