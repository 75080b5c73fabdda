import { languageOf } from '@guide-studio/interview-engine/internal';
import type { Health } from '../health.ts';
import { type RunningJobs, runJobs } from '../jobs/runJobs.ts';
import { sessionOf } from '../participant/openInterview.ts';
import { languageOfInterview } from '../participant/localizedStudy.ts';
import type { RecordingStore, StoredRecording } from '../store/recording.ts';
import type { InterviewStore } from '../store/store.ts';
import type { TranscriptFault } from '../store/transcript.ts';
import type { TranscriptStore } from '../store/transcripts.ts';
import type { Sound, Transcriber } from './transcriber.ts';

/** Puts the sound of a recording into a file while `act` uses it. */
export type WithSound = <Result>(
  recording: StoredRecording,
  signal: AbortSignal,
  act: (sound: Omit<Sound, 'language'>) => Promise<Result>,
) => Promise<Result>;

interface TranscriptsParts {
  readonly transcriber: Transcriber;
  readonly health: Health<TranscriptFault>;
  readonly withSound: WithSound;
  readonly transcripts: TranscriptStore;
  readonly recordings: Pick<RecordingStore, 'findObject'>;
  readonly interviews: Pick<InterviewStore, 'readGuide' | 'find'>;
  readonly leaseMs?: number | undefined;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Writes down what is said in recordings of answers. */
export function runTranscripts({ transcriber, health, withSound, ...parts }: TranscriptsParts): RunningJobs {
  const { transcripts, recordings, interviews } = parts;
  return runJobs({
    ...parts,
    queue: transcripts,
    parallel: transcriber.parallel,
    async work({ subject, interviewId }, signal) {
      const recording = await recordings.findObject(subject);
      const interview = await interviews.find(interviewId);
      const study = interview === null ? null : await interviews.readGuide(interview.studyId);
      if (recording === null || interview === null || study === null) return 'gone';
      const interviewLanguage = languageOfInterview(sessionOf(interview));
      const language = interviewLanguage?.split('-')[0] ?? languageOf(study.guide);
      const outcome = await withSound(recording, signal, async (sound) => {
        const transcribed = await transcriber.transcribe({ ...sound, language }, signal);
        if (!signal.aborted) health.note('fault' in transcribed ? transcribed.fault : 'ready');
        return transcribed;
      });
      return 'transcript' in outcome
        ? { result: outcome.transcript, audit: outcome.audit }
        : { ...outcome, final: outcome.fault === 'tooLong' };
    },
  });
}
