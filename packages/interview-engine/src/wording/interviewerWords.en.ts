import type { InterviewerWords } from './interviewerWords.types.ts';

export const englishInterviewer: InterviewerWords = {
  closings: {
    complete: 'Thank you for your answers.',
    screened_out: 'Thank you for your time. For this study, we are looking for participants with a different profile.',
  },
  followUps: {
    clarify: 'What do you mean by “{word}”?',
    sayMore: 'Could you say a little more about that?',
    example: 'Can you give an example of that?',
    whyImportant: 'Why does that matter to you?',
    anythingElse: 'Is there anything you would like to add?',
  },
  sampleAnswer: 'A sample answer.',
  writtenNotice: 'An AI wrote this follow-up question from your answer. No person has read your answer yet.',
};
