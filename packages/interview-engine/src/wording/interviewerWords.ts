import type { InterviewOutcome } from '../course/openStep.ts';
import type { Guide } from '../plan/plan.ts';
import { germanInterviewer } from './interviewerWords.de.ts';
import { englishInterviewer } from './interviewerWords.en.ts';
import { moreInterviewers } from './interviewerWords.more.ts';

/** What the interviewer says beyond the guide. */
export interface InterviewerWords {
  /** Shown at the end if the guide has no message; empty if there is no translation. */
  readonly closings: Readonly<Record<InterviewOutcome, string>>;
  /** The follow-up questions; null if there is no translation, and none is asked. */
  readonly followUps: Readonly<Record<'sayMore' | 'example' | 'whyImportant' | 'anythingElse', string>> | null;
  /** Shown with every follow-up question. */
  readonly scriptedNotice: string;
  /** The open answer of a plausible participant. */
  readonly sampleAnswer: string;
}

/** For languages without a translation: the interview never shows a sentence in another language. */
const silentInterviewer: InterviewerWords = {
  closings: { complete: '', screened_out: '' },
  followUps: null,
  scriptedNotice: '',
  sampleAnswer: '…',
};

const interviewers: Readonly<Record<string, InterviewerWords>> = {
  en: englishInterviewer,
  de: germanInterviewer,
  ...moreInterviewers,
};

/** Returns the wording in the language of the questions (default: English), empty if there is no translation. */
export function interviewerWords(guide: Guide): InterviewerWords {
  return interviewers[languageOf(guide)] ?? silentInterviewer;
}

/** Returns the language of the questions without its region: `de` for `de-CH`. The default is English. */
export function languageOf({ config }: Guide): string {
  return (config?.questionLanguage ?? 'en').split('-')[0] ?? 'en';
}
