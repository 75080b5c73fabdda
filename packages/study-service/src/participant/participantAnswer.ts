import { type ParticipantErrorCode, participantErrors } from '@guide-studio/api-contract';
import { type Guide, interviewProgress, nextStep, type Session } from '@guide-studio/interview-engine';

/** The answer to a participant's request. */
export interface ParticipantAnswer {
  readonly status: number;
  readonly code?: string;
  readonly body: unknown;
}

/**
 * Returns a refusal from the table of the participant interface. `error` replaces its sentence; `details` are for
 * programs.
 */
export function refuseParticipant(code: ParticipantErrorCode, error?: string, details?: object): ParticipantAnswer {
  const { status, sentence } = participantErrors[code];
  return { status, code, body: { error: error ?? sentence, code, ...details } };
}

/** Returns the current step of an interview and its progress. `progress` is our addition (docs/decisions/participant-page.md). */
export function currentStepBody(guide: Guide, session: Session): object {
  return { step: nextStep(guide, session), progress: interviewProgress(guide, session) };
}

/**
 * Returns what the page needs of a study besides its steps: the title for participants (the internal one is private),
 * the language of the questions, and whether to ask before loading. Our addition (docs/decisions/participant-page.md).
 */
export function studyBody({ externalTitle = '', config }: Guide, askBeforeLoading: boolean): object {
  const studyFacts = { title: externalTitle.trim() || null, language: config?.questionLanguage ?? null };
  return { study: askBeforeLoading ? { ...studyFacts, askBeforeLoading } : studyFacts };
}

/** Returns the current step of an interview as a 200 answer. */
export function showStep(guide: Guide, session: Session): ParticipantAnswer {
  return { status: 200, body: currentStepBody(guide, session) };
}
