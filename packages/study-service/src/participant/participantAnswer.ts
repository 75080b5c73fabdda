import { type ParticipantErrorCode, participantErrors } from '@guide-studio/api-contract';
import type { LanguageCode } from '@guide-studio/guide-core';
import { type Guide, interviewProgress, nextStep, type Session } from '@guide-studio/interview-engine';
import { stepRecording } from '@guide-studio/interview-engine/internal';
import { languageOfInterview, type LocalizedStudy } from './localizedStudy.ts';

/** A study in the language of one interview. */
export interface LocalizedGuides extends Pick<LocalizedStudy, 'guide' | 'languages' | 'records'> {
  readonly localized: Guide;
}

/** Returns a study in a language; null for that of the questions. */
export function localizedGuidesIn(study: LocalizedStudy, language: LanguageCode | null): LocalizedGuides {
  const { guide, languages, records } = study;
  return { guide, languages, records, localized: study.guideIn(language) };
}

/** Returns a study in the language of an interview. */
export const localizedGuidesFor = (study: LocalizedStudy, session: Session): LocalizedGuides =>
  localizedGuidesIn(study, languageOfInterview(session));

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

/**
 * Returns the current step of an interview, its progress, and how it is recorded, if it is. The last two are our addition
 * (docs/decisions/participant-page.md).
 */
export function currentStepBody({ guide, localized, records }: LocalizedGuides, session: Session): object {
  const step = nextStep(guide, session, localized);
  const recording = records === null ? null : stepRecording(guide, step.stepId);
  const current = { step, progress: interviewProgress(guide, session) };
  return recording === null ? current : { ...current, recording: { ...recording, ...records } };
}

/**
 * Returns what the page needs of a study besides its steps: the title for participants (the internal one is private),
 * the language of its texts and the others that can be chosen, and whether to ask before loading. Our addition
 * (docs/decisions/participant-page.md).
 */
export function studyBody({ localized, languages }: LocalizedGuides, askBeforeLoading: boolean): object {
  const { externalTitle = '', config } = localized;
  return {
    study: {
      title: externalTitle.trim() || null,
      language: config?.questionLanguage ?? null,
      ...(languages.length > 1 ? { languages } : {}),
      ...(askBeforeLoading ? { askBeforeLoading } : {}),
    },
  };
}

/** Returns the current step of an interview as a 200 answer. */
export function showStep(study: LocalizedStudy, session: Session): ParticipantAnswer {
  return { status: 200, body: currentStepBody(localizedGuidesFor(study, session), session) };
}
