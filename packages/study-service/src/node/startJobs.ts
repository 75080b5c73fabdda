import { runAnalyses } from '../analyst/runAnalyses.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { RunningJobs } from '../jobs/runJobs.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { runRewraps } from '../media/runRewraps.ts';
import type { Log } from '../service.ts';
import type { Store } from '../store/store.ts';
import { runTranscripts } from '../transcriber/runTranscripts.ts';
import type { Transcriber } from '../transcriber/transcriber.ts';
import type { Ffmpeg } from './media/ffmpeg.ts';
import { rewrapWith } from './media/rewrapWith.ts';
import { withSoundOf } from './transcriber/withSoundOf.ts';

interface JobParts {
  readonly store: Store;
  readonly analyst: Analyst | null;
  readonly mostTokens: number | null;
  readonly mediaStore: MediaStore | null;
  readonly transcriber: Transcriber | null;
  readonly ffmpeg: Ffmpeg | null;
  readonly leaseMs: number | undefined;
  readonly now: () => number;
  readonly log: Log;
}

/** Starts what a service does besides answering: it reads interviews, writes down voices and makes files. */
export function startJobs(parts: JobParts): RunningJobs {
  const { store, analyst, mostTokens, mediaStore, transcriber, ffmpeg, leaseMs, now, log } = parts;
  const { analyses, transcripts, rewraps, recordings, interviews } = store;
  const common = (name: string) => ({ leaseMs, now, report: (error: unknown) => log.failure(name, error) });
  const running: RunningJobs[] = [];
  if (analyst !== null) {
    running.push(runAnalyses({ analyst, analyses, interviews, mostTokens, ...common('analyses') }));
  }
  if (transcriber !== null && mediaStore !== null) {
    const withSound = withSoundOf(mediaStore, ffmpeg);
    running.push(
      runTranscripts({ transcriber, withSound, transcripts, recordings, interviews, ...common('transcripts') }),
    );
  }
  if (ffmpeg !== null && mediaStore !== null) {
    const rewrap = rewrapWith(ffmpeg, mediaStore);
    running.push(runRewraps({ rewrap, rewraps, recordings, store: mediaStore, ...common('rewraps') }));
    void rewraps.addMissed().catch((error: unknown) => log.failure('rewraps', error));
  }
  return { stop: async () => void (await Promise.all(running.map((each) => each.stop()))) };
}
