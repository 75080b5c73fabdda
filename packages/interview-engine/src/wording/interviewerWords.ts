import { languageOf } from '../plan/languageOf.ts';
import type { Guide } from '../plan/plan.ts';
import { germanInterviewer } from './interviewerWords.de.ts';
import { englishInterviewer } from './interviewerWords.en.ts';
import { moreInterviewers } from './interviewerWords.more.ts';
import type { InterviewerWords } from './interviewerWords.types.ts';

/** For languages without a translation: the interview never shows a sentence in another language. */
const silentInterviewer: InterviewerWords = {
  closings: { complete: '', screened_out: '' },
  followUps: null,
  writtenNotice: '',
  sampleAnswer: '…',
};

const interviewers: Readonly<Record<string, InterviewerWords>> = {
  en: englishInterviewer,
  de: germanInterviewer,
  ...moreInterviewers,
};

/** Returns the wording in the language of the questions (default: English), empty if there is no translation. */
export function interviewerWords(guide: Guide): InterviewerWords {
  return interviewerIn(languageOf(guide));
}

/** Returns the wording in a language, without its region; empty if there is no translation. */
export function interviewerIn(language: string): InterviewerWords {
  return interviewers[language] ?? silentInterviewer;
}
