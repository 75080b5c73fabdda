import type { InterviewMode, Item, PreferredInput } from '@guide-studio/guide-core';
import type { Guide } from './plan/plan.ts';
import { stepPlace } from './stepPlace.ts';

/** How an open question is answered by recording. */
export interface StepRecording {
  /** The voice alone, or the camera with the voice. */
  readonly voice: 'audio' | 'video';
  /** True if the screen is recorded with it. */
  readonly screen: boolean;
  /** True if participants may choose to write. Without it they write only where recording does not work. */
  readonly typing: boolean;
  /** True if they are told that what they do on the screen is looked at. */
  readonly watched: boolean;
}

/** The devices that a study records. */
export interface RecordedDevices {
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly screen: boolean;
}

/** Returns how a step is recorded: an open question or a follow-up to it; null if it is answered in writing. */
export function stepRecording(guide: Guide, stepId: string): StepRecording | null {
  const place = stepPlace(guide, stepId);
  if (place === undefined || !('item' in place)) return null;
  const item = guide.studyGuide[place.block]?.items[place.place];
  return item === undefined ? null : itemRecording(guide, item);
}

/** Returns the devices that the questions of a guide record. */
export function recordedDevices(guide: Guide): RecordedDevices {
  const all = guide.studyGuide.flatMap(({ items }) => items.flatMap((item) => itemRecording(guide, item) ?? []));
  return {
    microphone: all.length > 0,
    camera: all.some(({ voice }) => voice === 'video'),
    screen: all.some(({ screen }) => screen),
  };
}

function itemRecording({ config }: Guide, item: Item): StepRecording | null {
  if (item.type !== 'open_ended') return null;
  const { preferredInput, screenObservationEnabled } = item;
  return recordingFor(config?.interviewMode ?? 'text', preferredInput ?? null, screenObservationEnabled === true);
}

/**
 * Returns how an open question is recorded. The mode decides for the study, the preferred input for the question, as in
 * the estimate of its length. An input is preferred, not required: in the mode `audio_text` a participant who is asked
 * to speak may write.
 */
export function recordingFor(
  mode: InterviewMode,
  preferredInput: PreferredInput | null,
  isObserved: boolean,
): StepRecording | null {
  if (mode === 'text' || preferredInput === 'text') return null;
  return {
    voice: mode.startsWith('video') ? 'video' : 'audio',
    screen: preferredInput === 'screenRecording' || (mode.endsWith('_screen') && preferredInput !== 'voice'),
    typing: mode === 'audio_text',
    watched: preferredInput === 'screenRecording' && isObserved,
  };
}
