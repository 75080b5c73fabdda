import type { RecordingLimits } from '@guide-studio/api-contract';
import type { Media } from '../service.ts';
import type { StoredRecording } from '../store/recording.ts';
import { sessionOf } from './openInterview.ts';
import type { ParticipantCall } from './participantCall.ts';

/** An interview that has no answer yet, so it costs no credit. */
export interface WithoutAnswer {
  /** Null if it is unknown. */
  readonly networkHash: string | null;
}

/** Returns an interview that has no answer yet; null if it has one. `recordings` are those of the interview. */
export async function withoutAnswer(
  { service, interviewId }: ParticipantCall,
  recordings: readonly StoredRecording[],
): Promise<WithoutAnswer | null> {
  if (recordings.some(({ answered }) => answered)) return null;
  const interview = await service.store.interviews.find(interviewId);
  return interview === null || sessionOf(interview).answers.length > 0 ? null : interview;
}

/** Returns the limits for recordings of an interview: its first answer may take less. */
export function limitsFor({ limits, unanswered }: Media, first: WithoutAnswer | null): RecordingLimits {
  if (first === null) return limits;
  return { ...limits, answerBytes: Math.min(limits.answerBytes, unanswered.perInterview) };
}
