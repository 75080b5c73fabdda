import type { ServiceCapabilities } from '@guide-studio/api-contract';
import type { Handler } from '../call.ts';
import type { Service } from '../service.ts';
import { isEndpointFault } from '../endpointFault.ts';

/** Returns what this service does with recordings, voices and follow-up questions. Not part of the specification. */
export const getCapabilities: Handler = async ({ service }) => {
  const { media, transcriber, ffmpeg } = await service.states();
  const body: ServiceCapabilities = {
    recordings: media === 'ready' ? 'kept' : media === 'full' || media === 'none' ? media : 'failing',
    transcripts: transcriber === 'ready' || transcriber === 'none' ? transcriber : 'failing',
    rewraps: ffmpeg === 'ready',
    followUps: followUpsOf(service),
  };
  return { status: 200, body };
};

function followUpsOf({ moderator }: Service): ServiceCapabilities['followUps'] {
  if (moderator === undefined) return 'script';
  return isEndpointFault(moderator.tally().state) ? 'failing' : 'model';
}
