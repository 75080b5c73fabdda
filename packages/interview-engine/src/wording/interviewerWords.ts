import type { InterviewOutcome } from '../course/openStep.ts';
import type { Guide } from '../plan/plan.ts';
import { germanInterviewer } from './interviewerWords.de.ts';
import { englishInterviewer } from './interviewerWords.en.ts';

/** What the interviewer says that is not in the guide. */
export interface InterviewerWords {
  /** Shown at the end where the guide says nothing itself. */
  readonly closings: Readonly<Record<InterviewOutcome, string>>;
  /** The script of the follow-up questions. */
  readonly followUps: Readonly<Record<'sayMore' | 'example' | 'whyImportant' | 'anythingElse', string>>;
  /** Shown with every follow-up question. */
  readonly scriptedNotice: string;
  /** What a plausible participant writes. */
  readonly sampleAnswer: string;
}

/** In the language of the questions where there are words in it, else in English. */
export function interviewerWords(guide: Guide): InterviewerWords {
  return speaksGerman(guide) ? germanInterviewer : englishInterviewer;
}

export function speaksGerman({ config }: Guide): boolean {
  return /^de\b/u.test(config?.questionLanguage ?? '');
}
