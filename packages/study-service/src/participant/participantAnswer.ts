import { type ParticipantErrorCode, participantErrors } from '@guide-studio/api-contract';
import type { Step } from '@guide-studio/interview-engine';

/** What a participant's request is answered. */
export interface ParticipantAnswer {
  readonly status: number;
  readonly code?: string;
  readonly body: unknown;
}

/** A refusal by the table of the participant interface; `error` instead of its sentence. */
export function refuseParticipant(code: ParticipantErrorCode, error?: string): ParticipantAnswer {
  const { status, sentence } = participantErrors[code];
  return { status, code, body: { error: error ?? sentence, code } };
}

export function showStep(step: Step): ParticipantAnswer {
  return { status: 200, body: { step } };
}
