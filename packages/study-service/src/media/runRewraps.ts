import { type JobOutcome, type RunningJobs, runJobs } from '../jobs/runJobs.ts';
import type { RecordingStore, StoredRecording } from '../store/recording.ts';
import type { RewrapAudit, RewrapFault, Rewrapped } from '../store/rewrapped.ts';
import type { RewrapStore } from '../store/rewraps.ts';
import { indexOf } from './indexOf.ts';
import type { MediaStore } from './mediaStore.ts';
import { plainType } from './mediaTypes.ts';
import { folderOf } from './recordingBytes.ts';

/**
 * Makes a fragmented MP4 file of a recording, and stores it. `isServed`: it is one already, and is kept as it is if all
 * browsers play it. `signal` ends it.
 */
export type Rewrap = (
  recording: StoredRecording,
  isServed: boolean,
  signal: AbortSignal,
) => Promise<JobOutcome<Rewrapped, RewrapAudit, RewrapFault>>;

interface RewrapsParts {
  readonly rewrap: Rewrap;
  readonly rewraps: RewrapStore;
  readonly recordings: RecordingStore;
  readonly store: MediaStore;
  readonly leaseMs?: number | undefined;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Remuxes recordings that only some browsers play to fragmented MP4, one at a time. */
export function runRewraps({ rewrap, recordings, store, ...parts }: RewrapsParts): RunningJobs {
  return runJobs({
    ...parts,
    queue: parts.rewraps,
    async work({ subject }, signal) {
      const recording = await recordings.findObject(subject);
      if (recording === null) return 'gone';
      const isServed =
        plainType(recording.type) === 'audio/mp4' ||
        (await indexOf(store, { store: { recordings } }, recording)) !== null;
      const outcome = await rewrap(recording, isServed, signal);
      if ((await recordings.findObject(subject)) !== null) return outcome;
      // It was deleted meanwhile, so what was made of it must be, too.
      await store.removeFolder(folderOf(recording));
      return 'gone';
    },
  });
}
