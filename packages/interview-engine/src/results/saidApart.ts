import type { AskedQuestion, ListedAnswer } from './askedQuestion.ts';

/** One thing that was said, as a transcript has it (specification, "TranscriptRow"). */
export interface SpokenRow {
  readonly moderator: string;
  readonly user: string;
  readonly answerId: string | null;
  readonly isFollowUp: boolean;
}

/** What was said to a question: its answer, and each follow-up with what came back. */
export interface SaidApart {
  readonly answer: string;
  readonly followUps: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * The ids of the interviews whose transcripts tell more than their answers: a follow-up is a line of an open answer, and
 * so may be a line of the answer itself.
 */
export function withFollowUps(
  questions: readonly AskedQuestion[],
  interviews: readonly { readonly id: string; readonly answersArray: readonly ListedAnswer[] }[],
): readonly string[] {
  const open = new Set(questions.filter(({ type }) => type === 'open_ended').map(({ id }) => id));
  const hasLines = ({ discussionGuideQuestionId, answer }: ListedAnswer): boolean =>
    discussionGuideQuestionId !== null && open.has(discussionGuideQuestionId) && answer.includes('\n');
  return interviews.filter(({ answersArray }) => answersArray.some(hasLines)).map(({ id }) => id);
}

/**
 * Takes apart what was said to a question, by the transcript of its interview. A service may word answers otherwise:
 * where the transcript does not say the same, the answer stays whole.
 */
export function saidApart(given: ListedAnswer, transcript: readonly SpokenRow[] = []): SaidApart {
  const [first, ...rest] = transcript.filter(({ answerId }) => answerId === given.answerId);
  const isSame = first !== undefined && [first, ...rest].map(({ user }) => user).join('\n') === given.answer;
  if (!isSame || !rest.every(({ isFollowUp }) => isFollowUp)) return { answer: given.answer, followUps: [] };
  return { answer: first.user, followUps: rest.map(({ moderator, user }) => ({ question: moderator, answer: user })) };
}
