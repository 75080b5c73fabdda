import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { isBlank } from '@guide-studio/guide-core/plurals';
import { spokenText } from '@guide-studio/interview-engine/internal';
import { type ParticipantAnswer, refuseParticipant } from './participantAnswer.ts';
import type { ParticipantCall } from './participantCall.ts';
import { incompleteIn } from './recordings.ts';

interface RecordedAnswer {
  readonly answer: unknown;
  /** The recordings of the answer in the store; undefined if none were sent. */
  readonly objects: readonly string[] | undefined;
  /** The object of the recording in which it is said, if the service wrote the text; otherwise null. */
  readonly spoken: string | null;
}

/**
 * Finds the recordings that an answer names, and checks that they are complete. An answer of empty text with a recorded
 * voice gets a text that says so.
 */
export async function recordedAnswer(
  { service, interviewId }: ParticipantCall,
  guide: CreateStudyRequest,
  {
    stepId,
    answer,
    recordings: ids,
  }: { readonly stepId: string; readonly answer: unknown; readonly recordings: readonly string[] | undefined },
): Promise<RecordedAnswer | ParticipantAnswer> {
  if (ids === undefined || ids.length === 0) return { answer, objects: ids, spoken: null };
  if (service.media === undefined) return refuseParticipant('no_recordings');
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const all = await service.store.recordings.list(interviewId);
  const named = all.filter(({ recordingId }) => wanted.has(recordingId));
  if (named.length < wanted.size) return refuseParticipant('recording_not_found');
  const isFit = named.every((recording) => recording.stepId === stepId);
  if (!isFit || new Set(named.map(({ kind }) => kind)).size < named.length) return refuseParticipant('recording_unfit');
  const missing = incompleteIn(named);
  if (Object.keys(missing).length > 0) return refuseParticipant('recording_incomplete', undefined, { missing });
  const spoken = isBlankText(answer) ? named.find(({ kind }) => kind !== 'screen') : undefined;
  const objects = named.map(({ object }) => object);
  return spoken === undefined
    ? { answer, objects, spoken: null }
    : { answer: { text: spokenText(guide, spoken.end?.durationMs ?? 0) }, objects, spoken: spoken.object };
}

function isBlankText(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, 'text')) return false;
  const { text } = answer as { readonly text: unknown };
  return typeof text === 'string' && isBlank(text);
}
