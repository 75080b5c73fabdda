import type { Health } from '../health.ts';
import type { TranscriptFault } from '../store/transcript.ts';
import type { Transcriber } from './transcriber.ts';

/** Returns a transcriber that notes what came of it. */
export function watchedTranscriber(transcriber: Transcriber, health: Health<TranscriptFault>): Transcriber {
  return {
    ...transcriber,
    async transcribe(sound, signal) {
      const outcome = await transcriber.transcribe(sound, signal);
      if (!signal.aborted) health.note('fault' in outcome ? outcome.fault : 'ready');
      return outcome;
    },
  };
}
