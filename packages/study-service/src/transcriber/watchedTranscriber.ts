import type { TranscriptFault } from '../store/transcript.ts';
import type { Transcriber } from './transcriber.ts';

/** A transcriber that remembers what came of it last. */
export interface WatchedTranscriber extends Transcriber {
  state(): 'ready' | TranscriptFault;
}

/** Watches a transcriber. */
export function watchedTranscriber(transcriber: Transcriber): WatchedTranscriber {
  let state: 'ready' | TranscriptFault = 'ready';
  return {
    ...transcriber,
    async transcribe(sound, signal) {
      const outcome = await transcriber.transcribe(sound, signal);
      if (!signal.aborted) state = 'fault' in outcome ? outcome.fault : 'ready';
      return outcome;
    },
    state: () => state,
  };
}
