import type { InterviewerWords } from './interviewerWords.types.ts';

export const germanInterviewer: InterviewerWords = {
  closings: {
    complete: 'Vielen Dank für Ihre Antworten.',
    screened_out: 'Vielen Dank für Ihre Zeit. Für diese Studie suchen wir Teilnehmende mit einem anderen Profil.',
  },
  followUps: {
    clarify: 'Was meinen Sie mit „{word}“?',
    sayMore: 'Könnten Sie dazu etwas mehr sagen?',
    example: 'Können Sie dafür ein Beispiel geben?',
    whyImportant: 'Warum ist Ihnen das wichtig?',
    anythingElse: 'Möchten Sie noch etwas ergänzen?',
  },
  sampleAnswer: 'Eine Beispielantwort.',
  writtenNotice: 'Diese Nachfrage hat eine KI zu Ihrer Antwort geschrieben. Noch kein Mensch hat Ihre Antwort gelesen.',
};
