import type {
  LegacyResponse,
  LegacySingleResponse,
  Response as ListedResponse,
  SingleResponse,
} from '@guide-studio/api-contract';
import { noMedia, type AnswerMediaUrls } from '../media/rowMedia.ts';
import type { ResponseFacts } from './facts.ts';

/** The recordings of answers by step. */
export type MediaByStep = ReadonlyMap<string, AnswerMediaUrls>;

/** Returns a response of the versioned list (specification, "Response (versioned list item)"). */
export function listedResponse(facts: ResponseFacts): ListedResponse {
  return {
    id: facts.id,
    readableId: facts.readableId,
    progress: facts.progress,
    responseDurationSeconds: facts.durationSeconds,
    qualityScore: facts.qualityScore,
    answers: answersByQuestion(facts),
    answersArray: facts.answers.map(({ answerId, questionId, conceptId, question, answer }) => ({
      answerId,
      discussionGuideQuestionId: questionId,
      conceptId,
      question,
      answer,
    })),
    urlParams: facts.urlParams,
    tags: [...facts.tags],
    tagline: facts.tagline,
    bulletSummary: [...facts.bulletSummary],
    shortTranscript: facts.shortTranscript,
    shortAssistantMessages: [...facts.shortAssistantMessages],
    ...(facts.otherRemarks === null ? {} : { otherRemarks: facts.otherRemarks }),
    ...(facts.personas === null ? {} : { personas: facts.personas }),
    createdAt: facts.createdAt,
    updatedAt: facts.updatedAt,
  };
}

/** Returns one response with its transcript (specification, endpoint 5). */
export function singleResponse(facts: ResponseFacts, linkId: string, media: MediaByStep): SingleResponse {
  return {
    id: facts.id,
    readableId: facts.readableId,
    linkId,
    urlParams: facts.urlParams,
    tagline: facts.tagline,
    bulletSummary: [...facts.bulletSummary],
    transcript: facts.rows.map((row, responseIndex) => ({
      moderator: row.moderator,
      user: row.user,
      discussionGuideQuestionId: row.questionId,
      answerId: row.answerId,
      conceptId: row.conceptId,
      responseIndex,
      isFollowUp: row.isFollowUp,
      ...(media.get(row.stepId) ?? noMedia),
    })),
  };
}

/** Returns the response in the legacy list (specification, "Legacy field shapes (snake_case)"). */
export function legacyResponse(facts: ResponseFacts): LegacyResponse {
  return {
    id: facts.id,
    response_number: facts.readableId,
    created_at: facts.createdAt,
    updated_at: facts.updatedAt,
    progress: facts.progress,
    response_duration_seconds: facts.durationSeconds,
    answers: answersByQuestion(facts),
    answers_array: facts.answers.map(({ answerId, questionId, conceptId, question, answer }) => ({
      answer_id: answerId,
      discussion_guide_question_id: questionId,
      concept_id: conceptId,
      question_id: answerId,
      question,
      answer,
    })),
    attributes: facts.urlParams,
    short_transcript: facts.shortTranscript,
    short_assistant_messages: [...facts.shortAssistantMessages],
    bullet_summary: [...facts.bulletSummary],
    quality_score: facts.qualityScore,
    tags: [...facts.tags],
    tagline: facts.tagline ?? noTagline,
    summary: facts.summary,
  };
}

/** The legacy field is a plain string. */
const noTagline = '';

/** Returns one response with its transcript in the legacy shape. */
export function legacySingleResponse(facts: ResponseFacts, linkId: string, media: MediaByStep): LegacySingleResponse {
  return {
    id: facts.id,
    survey: linkId,
    transcript: facts.rows.map((row, responseIndex) => ({
      ...legacyMedia(media.get(row.stepId) ?? noMedia),
      moderator: row.moderator,
      user: row.user,
      discussion_guide_question_id: row.questionId,
      concept_id: row.conceptId,
      answer_id: row.answerId,
      response_index: responseIndex,
      is_followup: row.isFollowUp,
      question_uuid: row.questionId,
    })),
  };
}

/** The legacy shape has no screen recordings. */
function legacyMedia({ audio, video }: AnswerMediaUrls) {
  return { audio, video: video === null ? null : { stream_url: video.streamUrl, mp4_url: video.mp4Url } };
}

/** Names are unique: they contain the number, and the concept's number if two concepts share a title. */
function answersByQuestion({ answers, summary }: ResponseFacts): Record<string, string> {
  return Object.fromEntries([['Summary', summary], ...answers.map(({ question, answer }) => [question, answer])]);
}
