import { TargetPlatform } from '@guide-studio/guide-core';
import * as z from 'zod';
import { errors } from './errors.ts';
import type { Operation, OperationAnswer, OperationRefusal } from './operation.ts';
import {
  AnswerStepRequest,
  ChangeLanguageRequest,
  GoBackRequest,
  type ParticipantErrorCode,
  participantErrors,
  StartInterviewRequest,
} from './participant.ts';
import {
  BeginRecordingRequest,
  EndRecordingRequest,
  InterviewRecordings,
  OneRecording,
  pieceChecksumHeader,
  RemovedRecording,
  StoredPiece,
} from './recordings.ts';
import * as shape from './resources/index.ts';

// Our own interface without an API key: docs/decisions/participant-page.md, "The participant interface of the service".

/** The codes of every error of the participant interface. */
const sharedCodes = ['invalid_json', 'invalid_request_body', 'internal_error'] as const;

/** The body of an error of the participant interface. Each detail is there for the code that needs it. */
export const ParticipantError = z.strictObject({
  error: z.string(),
  code: z.enum([...sharedCodes, ...(Object.keys(participantErrors) as ParticipantErrorCode[])]),
  /** Of `invalid_request_body`. */
  issues: z.array(shape.ErrorIssue).optional(),
  /** The limit of `recording_limit` and `too_many_uploads`. */
  limit: z.string().optional(),
  /** Its value, of `recording_limit`. */
  most: z.number().optional(),
  /** Of `recording_incomplete`: the missing pieces of each recording; null if it was not ended. */
  missing: z.record(z.string(), z.array(z.int()).nullable()).optional(),
  /** Of `other_device`: the devices that the study is for. */
  platforms: z.array(TargetPlatform).optional(),
  /** Of `study_paused` and `study_closed`: the study's own text. */
  closingText: z.string().nullable().optional(),
  /** Of `other_device`, `study_paused` and `study_closed`. */
  study: shape.InterviewStudy.optional(),
});

/** What a start sends. The parameters are checked by the service, which says which limit they exceed. */
export const SentStart = StartInterviewRequest.safeExtend({
  urlParams: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
});

/** What an answer sends. Its kind is checked by the interview engine, whose refusals are for participants. */
export const SentAnswer = AnswerStepRequest.extend({ answer: shape.StepAnswer });

const named = {
  interviewId: z.string().min(1).describe('The id of the interview, from its start.'),
  recordingId: z.string().min(1).describe('The UUID of the recording, made by the page.'),
  number: z.string().min(1).describe('The number of the piece, from 1.'),
};
const ofInterview = z.strictObject({ interviewId: named.interviewId });
const ofRecording = z.strictObject({ interviewId: named.interviewId, recordingId: named.recordingId });
const ofPiece = z.strictObject(named);
const checksum = z.string().describe('The SHA-256 of the piece, hexadecimal.');

type Method = Operation['method'];
type Code = ParticipantErrorCode | (typeof sharedCodes)[number];

/** Returns what all rows have in common. Every operation but the start needs the token. */
function own(method: Method, path: string, isStart = false) {
  const access = isStart ? ('none' as const) : ('interviewToken' as const);
  return { family: 'participant' as const, method, path: `/api/participant/interviews${path}`, access };
}

const done = (body: z.ZodType, description: string, status = 200): OperationAnswer => ({ status, description, body });
const opened = (description: string) => done(shape.OpenedInterview, description);

/** Returns the statuses of codes, with those that every operation has. */
function refusals(...codes: readonly Code[]): readonly OperationRefusal[] {
  return [...codes, 'not_stored' as const, 'internal_error' as const].flatMap((code): readonly OperationRefusal[] => {
    if (code in participantErrors) {
      const { status, sentence } = participantErrors[code as ParticipantErrorCode];
      return [{ status, code, condition: sentence }];
    }
    const { statuses, condition } = errors[code as (typeof sharedCodes)[number]];
    return statuses.map((status) => ({ status, code, condition }));
  });
}

const body = ['invalid_json', 'invalid_request_body'] as const;
const changes = ['interview_ended', 'not_taking_responses', 'busy'] as const;
const ofRecordings = ['invalid_token', 'no_recordings'] as const;

/** The participant interface: one interview from its start to its end. */
export const participantOperations = {
  startInterview: {
    id: 'startInterview',
    ...own('POST', '', true),
    summary: 'Start an interview, or get the one that the same page started before',
    description: 'It costs nothing until the first answer. The token of the answer is needed for all that follows.',
    input: z.strictObject({ body: SentStart }),
    answers: [done(shape.StartedInterview, 'The interview and its first step.', 201)],
    refusals: refusals(
      ...body,
      'link_too_long',
      'rehearsal_refused',
      'link_not_found',
      'too_many_starts',
      'other_device',
      'not_taking_responses',
      'study_paused',
      'study_closed',
      'busy',
    ),
  },
  readInterview: {
    id: 'readInterview',
    ...own('GET', '/{interviewId}'),
    summary: 'Get the step that an interview is at',
    input: z.strictObject({ params: ofInterview }),
    answers: [opened('The open step.')],
    refusals: refusals('invalid_token'),
  },
  answerInterview: {
    id: 'answerInterview',
    ...own('POST', '/{interviewId}/answers'),
    summary: 'Answer the open step',
    description: 'The same answer sent again gets the same reply and changes nothing.',
    input: z.strictObject({ params: ofInterview, body: SentAnswer }),
    answers: [done(shape.CurrentStep, 'The next step.')],
    refusals: refusals(
      ...body,
      'invalid_token',
      'invalid_answer',
      'already_answered',
      'step_not_open',
      ...changes,
      'no_recordings',
      'recording_not_found',
      'recording_incomplete',
      'recording_unfit',
    ),
  },
  backInterview: {
    id: 'backInterview',
    ...own('POST', '/{interviewId}/back'),
    summary: 'Go back to the step before',
    description: 'Nothing is dropped until the step is answered again.',
    input: z.strictObject({ params: ofInterview, body: GoBackRequest.optional() }),
    answers: [done(shape.CurrentStep, 'The step before, with the earlier answer.')],
    refusals: refusals(...body, 'invalid_token', 'nothing_before', ...changes),
  },
  changeInterviewLanguage: {
    id: 'changeInterviewLanguage',
    ...own('POST', '/{interviewId}/language'),
    summary: 'Continue an interview in another language of its study',
    input: z.strictObject({ params: ofInterview, body: ChangeLanguageRequest }),
    answers: [opened('The open step in that language.')],
    refusals: refusals(...body, 'invalid_token', 'language_not_offered', 'not_taking_responses', 'busy'),
  },
  readRecordings: {
    id: 'readRecordings',
    ...own('GET', '/{interviewId}/recordings'),
    summary: 'List the recordings of an interview',
    input: z.strictObject({ params: ofInterview }),
    answers: [done(InterviewRecordings, 'The recordings, with the pieces that are there.')],
    refusals: refusals(...ofRecordings),
  },
  beginRecording: {
    id: 'beginRecording',
    ...own('POST', '/{interviewId}/recordings'),
    summary: 'Begin a recording of the open step',
    description: 'The id is a UUID made by the page, so that the request may be repeated.',
    input: z.strictObject({ params: ofInterview, body: BeginRecordingRequest }),
    answers: [
      done(OneRecording, 'It was begun before.'),
      done(OneRecording, 'It is begun: its pieces may be sent.', 201),
    ],
    refusals: refusals(
      ...body,
      ...ofRecordings,
      'unsupported_recording',
      'step_not_open',
      'recording_differs',
      'recording_limit',
      'storage_full',
      'busy',
    ),
  },
  sendPiece: {
    id: 'sendPiece',
    ...own('PUT', '/{interviewId}/recordings/{recordingId}/pieces/{number}'),
    summary: 'Send a piece of a recording',
    description: 'Pieces together are the file. The same piece sent again changes nothing.',
    input: z.strictObject({
      params: ofPiece,
      headers: z.strictObject({ [pieceChecksumHeader]: checksum }),
      body: z.unknown(),
    }),
    bodyType: 'application/octet-stream',
    answers: [done(StoredPiece, 'The piece is on disk.')],
    refusals: refusals(
      ...ofRecordings,
      'recording_not_found',
      'piece_damaged',
      'upload_too_slow',
      'recording_differs',
      'recording_limit',
      'too_many_uploads',
      'storage_full',
      'busy',
    ),
  },
  endRecording: {
    id: 'endRecording',
    ...own('POST', '/{interviewId}/recordings/{recordingId}/end'),
    summary: 'End a recording',
    description: 'Says how many pieces it has and how long it is. Pieces that are missing may still follow.',
    input: z.strictObject({ params: ofRecording, body: EndRecordingRequest }),
    answers: [done(OneRecording, 'The recording.')],
    refusals: refusals(...body, ...ofRecordings, 'recording_not_found', 'recording_limit', 'recording_differs', 'busy'),
  },
  removeRecording: {
    id: 'removeRecording',
    ...own('DELETE', '/{interviewId}/recordings/{recordingId}'),
    summary: 'Remove a recording that is in no answer',
    input: z.strictObject({ params: ofRecording }),
    answers: [done(RemovedRecording, 'It is removed.')],
    refusals: refusals(...ofRecordings, 'recording_not_found', 'recording_in_answer', 'busy'),
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** The id of an operation of the participant interface. */
export type ParticipantOperationId = keyof typeof participantOperations;
