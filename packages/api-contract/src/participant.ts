import { NonEmptyText, TargetPlatform } from '@guide-studio/guide-core';
import * as z from 'zod';
import { Uuid } from './resources/ids.ts';
import { RecordingKind } from './recordings.ts';
import { RehearsalStart } from './resources/rehearsal.ts';

// Our own interface without an API key: docs/decisions/participant-page.md, "The participant interface of the service".

/** The maximum body of a participant's request. Answers are texts written by people. */
export const maxParticipantBytes = 1024 * 1024;

/** The limits for link parameters. Every value of a repeated parameter counts. Sufficient for the ids of all panels. */
export const urlParamLimits = { count: 50, nameCharacters: 200, valueCharacters: 2000, bytes: 16 * 1024 } as const;

/** The maximum number of languages that a browser names. */
const maxLanguages = 50;
/** A web language tag, such as `de-AT`. */
const LanguageTag = z.string().max(100);

/** Starts an interview. Requests with the same `clientId`, a UUID created by the page, start only one. */
export const StartInterviewRequest = z
  .strictObject({
    linkId: NonEmptyText,
    urlParams: z.unknown().optional(),
    clientId: Uuid.optional(),
    /** The kind of device. A study for other devices refuses it; if omitted, nothing is refused. */
    platform: TargetPlatform.optional(),
    /** What the participant reads, best first, as web language tags. The parameter `lang` of the link comes before. */
    languages: z.array(LanguageTag).max(maxLanguages).optional(),
    /** Only with the pass of a rehearsal: an invented participant, without `clientId`. */
    rehearsal: RehearsalStart.optional(),
  })
  .refine(({ clientId, rehearsal }) => clientId === undefined || rehearsal === undefined);

/** The maximum time in view that can be reported: a year. */
const maxSecondsInSight = 31_622_400;
/** The maximum number of pictures, videos and pages reported for one step. */
const maxReported = 1000;

/**
 * The ascending number of a request in its interview. A request whose number was already reached changes nothing and
 * returns the open step, so repeated and delayed requests do no harm. Optional.
 */
const sequence = z.int().min(1).optional();

/** What happened to a picture, video or page of the step: `Exposure` of the interview engine. */
const ExposureReport = z.strictObject({
  kind: z.enum(['image', 'video', 'embed']),
  url: NonEmptyText,
  outcome: z.enum(['shown', 'failed', 'notSeen', 'declined']),
  seconds: z.number().min(0).max(maxSecondsInSight),
  watched: z.boolean().nullable(),
});

/**
 * `shown` reports on the media of the step. Optional: anything not reported counts as unknown. `recordings` are those of
 * the answer, at most one of a kind.
 */
export const AnswerStepRequest = z.strictObject({
  stepId: NonEmptyText,
  answer: z.unknown(),
  sequence,
  shown: z.array(ExposureReport).max(maxReported).optional(),
  recordings: z.array(Uuid).max(RecordingKind.options.length).optional(),
});

/** Goes back one step. The body may be left out. */
export const GoBackRequest = z.strictObject({ sequence });

/** Continues the interview in another of the languages of its study. */
export const ChangeLanguageRequest = z.strictObject({ language: LanguageTag, sequence });

/** Every code of the participant interface with its status and the default text of `error`. */
export const participantErrors = {
  invalid_token: {
    status: 401,
    sentence: 'This interview cannot be opened with this token. Open the link of the study again.',
  },
  link_not_found: {
    status: 404,
    sentence: 'There is no study behind this link now. Check the link, or ask the person who sent it.',
  },
  link_too_long: {
    status: 400,
    sentence:
      'The link has too many parameters, or too long ones. Ask the person who sent it for a shorter link. At most 50 values are taken, with 200 characters a name and 2,000 a value, 16 kB together.',
  },
  too_many_starts: {
    status: 409,
    sentence:
      'Too many interviews of this study were started and not answered. Nothing was stored; try again later, or from another network.',
  },
  invalid_answer: { status: 400, sentence: 'The answer does not fit the question. Change it and send it again.' },
  already_answered: { status: 409, sentence: 'This step already has another answer. Go back to it to change it.' },
  language_not_offered: {
    status: 400,
    sentence: 'The study is not available in this language. Choose one of those in `study.languages`.',
  },
  step_not_open: { status: 409, sentence: 'The interview is at another step. Read it again to continue there.' },
  interview_ended: { status: 409, sentence: 'This interview has ended. Nothing more can be answered.' },
  nothing_before: { status: 409, sentence: 'This is the first step. There is nothing to go back to.' },
  other_device: {
    status: 409,
    sentence: 'This study is for other devices. Open the link on one of those named in `platforms`.',
  },
  not_taking_responses: {
    status: 409,
    sentence: 'This study is not taking responses now. Nothing was stored; try again later.',
  },
  study_paused: {
    status: 409,
    sentence: 'This study is paused. Nothing was stored; try again later with the same link.',
  },
  study_closed: { status: 409, sentence: 'This study is closed. Nothing was stored; it takes no new participants.' },
  rehearsal_refused: {
    status: 403,
    sentence: 'This rehearsal was ended or deleted, or was never begun. Nothing was stored; begin a rehearsal again.',
  },
  no_recordings: { status: 409, sentence: 'This service keeps no recordings. Answer by text.' },
  unsupported_recording: {
    status: 400,
    sentence: 'This type of recording is not taken. Record audio or video as WebM, Ogg or MP4.',
  },
  recording_not_found: { status: 404, sentence: 'This interview has no such recording. Begin it first.' },
  recording_differs: {
    status: 409,
    sentence: 'Something else is stored under this id or number. Begin a recording with another id.',
  },
  piece_damaged: { status: 400, sentence: 'The piece did not arrive as it was sent. Send it again.' },
  upload_too_slow: {
    status: 408,
    sentence: 'The piece arrived too slowly, so it was not stored and the connection is closed. Send it again.',
  },
  too_many_uploads: {
    status: 429,
    sentence:
      'Too many pieces are being sent, or too much was recorded without an answer. Nothing was stored; keep the piece, and send it again in a moment.',
  },
  recording_limit: { status: 413, sentence: 'The recording is longer or larger than allowed. Send a shorter one.' },
  storage_full: {
    status: 507,
    sentence:
      'The service has no space for recordings now. Nothing was stored; answer by text, or send it again later.',
  },
  recording_in_answer: { status: 409, sentence: 'This recording belongs to an answer. It cannot be removed.' },
  recording_incomplete: {
    status: 409,
    sentence: 'The recording has not arrived completely. Send the missing pieces, then send the answer again.',
  },
  recording_unfit: {
    status: 409,
    sentence: 'The recording belongs to another step, or the answer has another one of its kind.',
  },
  not_stored: {
    status: 503,
    sentence: 'The service cannot store anything now. Nothing was stored; send it again later.',
  },
  busy: { status: 503, sentence: 'The service is busy. Nothing was stored; send it again in a moment.' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly sentence: string }>>;

/** The code of an error of the participant interface. */
export type ParticipantErrorCode = keyof typeof participantErrors;
