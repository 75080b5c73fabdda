import type { Passage } from '@guide-studio/analysis';
import { words } from '../../i18n/index.ts';
import { interviewName } from '../aboutInterview.ts';
import type { AnswerSet, Interview } from '../answerSet.ts';

/** Returns where words come from, as it is cited: “P2, Q9, Oat milk”. */
export function sourceOf(passage: Passage, set: Pick<AnswerSet, 'questions' | 'interviews'>): string {
  const interview = set.interviews.find(({ id }) => id === passage.response);
  const question = set.questions.find(({ id }) => id === passage.question);
  const concept = question?.concepts.find(({ id }) => id === passage.concept);
  const person = interview === undefined ? '' : participantOf(interview);
  return [
    person,
    ...Object.entries(interview?.parameters ?? {}).map(([name, value]) => `${name} ${value}`),
    question === undefined ? '' : `Q${question.questionNumber}`,
    concept?.title ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function participantOf(interview: Interview): string {
  return interview.isRehearsal ? interviewName(interview) : words.marks.participant(interview.number);
}
