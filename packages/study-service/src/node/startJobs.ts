import type { AnalystAccess } from '../analyst/analyse.ts';
import { runAnalyses } from '../analyst/runAnalyses.ts';
import type { EndpointFault } from '../endpointFault.ts';
import type { Health } from '../health.ts';
import type { RunningJobs } from '../jobs/runJobs.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { runRewraps } from '../media/runRewraps.ts';
import type { TokenBudget } from '../models/tokenBudget.ts';
import type { Log } from '../service.ts';
import type { Store } from '../store/store.ts';
import type { TranscriptFault } from '../store/transcript.ts';
import { runTranscripts } from '../transcriber/runTranscripts.ts';
import type { Transcriber } from '../transcriber/transcriber.ts';
import type { Ffmpeg } from './media/ffmpeg.ts';
import { rewrapWith } from './media/rewrapWith.ts';
import { withSoundOf } from './transcriber/withSoundOf.ts';

interface JobParts {
  readonly store: Store;
  readonly analyst: (AnalystAccess & { readonly health: Health<EndpointFault> }) | null;
  readonly budget: TokenBudget;
  readonly mediaStore: MediaStore | null;
  readonly transcribing: { readonly transcriber: Transcriber; readonly health: Health<TranscriptFault> } | null;
  readonly ffmpeg: Ffmpeg | null;
  readonly leaseMs: number | undefined;
  readonly now: () => number;
  readonly log: Log;
}

/** Starts what a service does besides answering: it reads interviews, writes down voices and makes files. */
export function startJobs(parts: JobParts): RunningJobs {
  const { store, analyst, budget, mediaStore, transcribing, ffmpeg, leaseMs, now, log } = parts;
  const { analyses, transcripts, rewraps, recordings, interviews } = store;
  const common = (name: string) => ({ leaseMs, now, report: (error: unknown) => log.failure(name, error) });
  const running: RunningJobs[] = [];
  if (analyst !== null) {
    running.push(runAnalyses({ analyst, health: analyst.health, budget, analyses, interviews, ...common('analyses') }));
  }
  if (transcribing !== null && mediaStore !== null) {
    const withSound = withSoundOf(mediaStore, ffmpeg);
    running.push(
      runTranscripts({ ...transcribing, withSound, transcripts, recordings, interviews, ...common('transcripts') }),
    );
  }
  if (ffmpeg !== null && mediaStore !== null) {
    const rewrap = rewrapWith(ffmpeg, mediaStore);
    running.push(runRewraps({ rewrap, rewraps, recordings, store: mediaStore, ...common('rewraps') }));
    void rewraps.addMissed().catch((error: unknown) => log.failure('rewraps', error));
  }
  return { stop: async () => void (await Promise.all(running.map((each) => each.stop()))) };
}
