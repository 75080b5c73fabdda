import type { Recording } from '@guide-studio/api-contract';
import type { Service } from '../service.ts';
import type { StoredRecording } from '../store/recording.ts';
import { indexOf } from './indexOf.ts';
import { fileName, playlistName } from './mediaTypes.ts';
import { mediaSigner } from './signedAddresses.ts';

/** The signed addresses of the recordings of one answer. */
export interface AnswerMediaUrls {
  readonly audio: string | null;
  readonly video: Recording | null;
  readonly screenVideo: Recording | null;
}

export const noMedia: AnswerMediaUrls = { audio: null, video: null, screenVideo: null };

/** Returns the recordings of an interview's answers by step, with addresses that are valid for an hour. */
export async function mediaByStep(
  service: Service,
  interviewId: string,
): Promise<ReadonlyMap<string, AnswerMediaUrls>> {
  const { media, store } = service;
  const byStep = new Map<string, AnswerMediaUrls>();
  const recordings = (await store.recordings.list(interviewId)).filter(({ answered }) => answered);
  if (media === undefined || recordings.length === 0) return byStep;
  const sign = await mediaSigner(service);
  const made = await store.recordings.listMade(recordings.map(({ object }) => object));
  for (const recording of recordings) {
    const address = (file: string) => sign({ ...recording, file });
    const row = byStep.get(recording.stepId) ?? noMedia;
    if (recording.kind === 'audio') {
      byStep.set(recording.stepId, { ...row, audio: address(fileName(typeOf(recording))) });
      continue;
    }
    const video = await videoOf(recording, address);
    byStep.set(recording.stepId, { ...row, [recording.kind === 'video' ? 'video' : 'screenVideo']: video });
  }
  return byStep;

  async function videoOf(recording: StoredRecording, address: (file: string) => string): Promise<Recording | null> {
    const index = media && (await indexOf(media.store, service, recording, made.get(recording.object)));
    return index ? { streamUrl: address(playlistName), mp4Url: address(fileName(typeOf(recording))) } : null;
  }
  function typeOf({ object, type }: StoredRecording): string {
    return made.get(object)?.type ?? type;
  }
}
