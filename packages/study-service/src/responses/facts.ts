import { type CreateStudyRequest, hasTrait } from '@guide-studio/guide-core';
import { answeredQuestions, transcript } from '@guide-studio/interview-engine';
import { sessionOf } from '../participant/openInterview.ts';
import type { ReadIds } from '../questions/readIds.ts';
import type { InterviewProgress, ListedInterview } from '../store/store.ts';
import { activeSeconds } from './activeSeconds.ts';
import { type Digest, digestOf } from './digest.ts';

/** An answered question. Statements need no answer, so they are only in the transcript. */
export interface AnswerFact {
  readonly answerId: string;
  readonly questionId: string;
  readonly conceptId: string | null;
  readonly question: string;
  /** The whole answer, including follow-ups. */
  readonly answer: string;
}

/** A row of the transcript. */
export interface RowFact {
  readonly stepId: string;
  readonly moderator: string;
  readonly user: string;
  readonly questionId: string | null;
  readonly answerId: string | null;
  readonly conceptId: string | null;
  readonly isFollowUp: boolean;
}

/** Everything that the API reports about a response; both endpoint families are views of it. */
export interface ResponseFacts extends Digest {
  readonly id: string;
  readonly readableId: number;
  readonly progress: InterviewProgress;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly durationSeconds: number;
  readonly urlParams: Readonly<Record<string, string>>;
  readonly answers: readonly AnswerFact[];
  readonly rows: readonly RowFact[];
}

/** The parts of a study that are needed to read its responses. */
export interface ReadStudy {
  readonly guide: CreateStudyRequest;
  readonly readIds: ReadIds;
  /** SHA-256, hexadecimal. */
  readonly hash: (text: string) => string;
}

/** Returns the facts of an interview. The same interview always gives the same facts. */
export function factsOf(interview: ListedInterview, study: ReadStudy): ResponseFacts {
  const { guide } = study;
  const session = sessionOf(interview);
  const answered = answeredQuestions(guide, session, interview.transcripts);
  const answers = answered
    .filter(({ type }) => hasTrait(type, 'isAnswered'))
    .map(({ stepId, question, fullAnswer, ...at }) => ({
      answerId: answerIdOf(interview.id, stepId, study),
      questionId: questionIdOf(at, study) ?? '',
      conceptId: conceptIdOf(at, study),
      question,
      answer: fullAnswer,
    }));
  const rows = rowsOf(interview, study);
  return {
    id: interview.id,
    readableId: interview.readableId,
    progress: interview.progress,
    createdAt: new Date(interview.createdAt).toISOString(),
    updatedAt: new Date(interview.updatedAt).toISOString(),
    durationSeconds: activeSeconds(interview.createdAt, interview.answeredAt),
    urlParams: Object.fromEntries(
      Object.entries(interview.urlParams).map(([name, values]) => [name, values.join(repeatedValues)]),
    ),
    answers,
    rows,
    ...digestOf(guide, answered, rows, interview.progress, interview.analysis),
  };
}

/** Separates the values of a repeated parameter (docs/decisions/api-choices.md, "searchParam"). */
const repeatedValues = ', ';

interface Place {
  readonly block: number | null;
  readonly place: number | null;
  readonly concept: number | null;
}

function questionIdOf({ block, place }: Place, { readIds }: ReadStudy): string | null {
  return block === null || place === null ? null : (readIds.blocks[block]?.items[place] ?? null);
}

function conceptIdOf({ block, concept }: Place, { readIds }: ReadStudy): string | null {
  return block === null || concept === null ? null : (readIds.blocks[block]?.concepts[concept] ?? null);
}

/**
 * Derived from the interview and the step, so that it is the same in every answer of the API and need not be stored.
 */
function answerIdOf(interviewId: string, stepId: string, { hash }: ReadStudy): string {
  const digits = hash(`answer\n${interviewId}\n${stepId}`);
  const group = (from: number, to: number) => digits.slice(from, to);
  return `${group(0, 8)}-${group(8, 12)}-8${group(13, 16)}-8${group(17, 20)}-${group(20, 32)}`;
}

/** Returns the rows of the transcript. A follow-up belongs to the answer before it. */
export function rowsOf(interview: ListedInterview, study: ReadStudy): readonly RowFact[] {
  const types = study.guide.studyGuide.map((block) => block.items.map((item) => item.type));
  let answerId: string | null = null;
  return transcript(study.guide, sessionOf(interview), interview.transcripts).map((row): RowFact => {
    const questionId = questionIdOf(row, study);
    const isAnswered = hasTrait(types[row.block ?? 0]?.[row.place ?? 0], 'isAnswered');
    if (questionId === null || !isAnswered) answerId = null;
    else if (!row.isFollowUp) answerId = answerIdOf(interview.id, row.stepId, study);
    const { stepId, moderator, user, isFollowUp } = row;
    return { stepId, moderator, user, questionId, answerId, conceptId: conceptIdOf(row, study), isFollowUp };
  });
}
