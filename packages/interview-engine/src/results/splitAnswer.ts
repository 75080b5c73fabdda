import { hasTrait } from '@guide-studio/guide-core';
import type { AskedQuestion, ListedAnswer } from './askedQuestion.ts';

/** One row of a transcript (specification, "TranscriptRow"). */
export interface SpokenRow {
  /** The question or follow-up. */
  readonly moderator: string;
  /** The answer; empty if nothing was answered. */
  readonly user: string;
  /** The answer that it belongs to, shared by a question and its follow-ups; null for other rows. */
  readonly answerId: string | null;
  /** True if it continues the question of the row before. */
  readonly isFollowUp: boolean;
}

/** The answer to a question, and its follow-ups with their answers. */
export interface SplitAnswer {
  readonly answer: string;
  readonly followUps: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Returns the ids of interviews whose transcripts are needed: a line of an open answer can be a follow-up or part of
 * the answer itself.
 */
export function withFollowUps(
  questions: readonly AskedQuestion[],
  interviews: readonly { readonly id: string; readonly answersArray: readonly ListedAnswer[] }[],
): readonly string[] {
  const open = new Set(questions.filter(({ type }) => hasTrait(type, 'hasFollowUps')).map(({ id }) => id));
  const hasLines = ({ discussionGuideQuestionId, answer }: ListedAnswer): boolean =>
    discussionGuideQuestionId !== null && open.has(discussionGuideQuestionId) && answer.includes('\n');
  return interviews.filter(({ answersArray }) => answersArray.some(hasLines)).map(({ id }) => id);
}

/**
 * Splits the answer to a question by the transcript of its interview. Services may word answers differently: if the
 * transcript does not match, the answer stays whole.
 */
export function splitAnswer(given: ListedAnswer, transcript: readonly SpokenRow[] = []): SplitAnswer {
  const [first, ...rest] = transcript.filter(({ answerId }) => answerId === given.answerId);
  const isSame = first !== undefined && [first, ...rest].map(({ user }) => user).join('\n') === given.answer;
  if (!isSame || !rest.every(({ isFollowUp }) => isFollowUp)) return { answer: given.answer, followUps: [] };
  return { answer: first.user, followUps: rest.map(({ moderator, user }) => ({ question: moderator, answer: user })) };
}
