import type { InterviewOutcome } from '../course/openStep.ts';
import type { Guide } from '../plan/plan.ts';
import { germanInterviewer } from './interviewerWords.de.ts';
import { englishInterviewer } from './interviewerWords.en.ts';
import { moreInterviewers } from './interviewerWords.more.ts';

/** What the interviewer says that is not in the guide. */
export interface InterviewerWords {
  /** Shown at the end where the guide says nothing itself; empty where we have no words. */
  readonly closings: Readonly<Record<InterviewOutcome, string>>;
  /** The script of the follow-up questions; null where we have none in this language: then none is asked. */
  readonly followUps: Readonly<Record<'sayMore' | 'example' | 'whyImportant' | 'anythingElse', string>> | null;
  /** Shown with every follow-up question. */
  readonly scriptedNotice: string;
  /** What a plausible participant writes. */
  readonly sampleAnswer: string;
}

/** For languages we have no words for: an interview in them never shows a sentence of another language. */
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

/** In the language of the questions; nothing where we have no words in it. A guide that names none is in English. */
export function interviewerWords(guide: Guide): InterviewerWords {
  return interviewers[languageOf(guide)] ?? silentInterviewer;
}

/** The language of the questions without its region: `de` for `de-CH`. Without a code in the guide it is English. */
export function languageOf({ config }: Guide): string {
  return (config?.questionLanguage ?? 'en').split('-')[0] ?? 'en';
}
