import { CreateStudyRequest } from '@guide-studio/guide-core';
import * as z from 'zod';
import { questionsEnvelope, studiesEnvelope } from './assumptions.ts';
import type { EndpointId } from './endpointIds.ts';
import * as shape from './resources/index.ts';
import { tolerant } from './tolerant.ts';

/** One operation with an API key. {@link endpoints} has all of them. */
export interface Endpoint {
  /** The operation id of the public contract; legacy ones have a prefix. */
  readonly id: EndpointId;
  /** `studio`: our own, beyond the public contract. */
  readonly family: 'versioned' | 'legacy' | 'studio';
  /** GET reads, POST changes something. */
  readonly method: 'GET' | 'POST';
  /** Relative to the base URL; `{name}` is a path parameter. */
  readonly path: string;
  /** True: it only reads, so it may be repeated. False: send it at most once. */
  readonly safe: boolean;
  /** A few words, verb first, as OpenAPI has them. */
  readonly summary: string;
  /** What the summary leaves open. */
  readonly description?: string;
  /** `params`, `query` and `body`, if the operation has them. */
  readonly input: z.ZodObject;
  /** The HTTP status on success; anything else is a failure. */
  readonly status: number;
  /** What a service of this contract returns: exactly these fields. */
  readonly emits: z.ZodType;
  /** What a client accepts, normalised to the type of `emits`. */
  readonly accepts: z.ZodType;
  /** For a response that is a bare list: the client's schema of each element, to read it on arrival. Else null. */
  readonly element: z.ZodType | null;
}

const studyId = z.string().min(1).describe('The id of the study: its UUID or its link id.');
const linkId = z.string().min(1).describe('The link id of the study.');
const responseId = z.string().min(1).describe('The id of the response: its UUID or its number in the study.');
const nothing = z.strictObject({});
const ofStudy = z.strictObject({ studyId });
const ofLink = z.strictObject({ linkId });
const ofResponse = z.strictObject({ linkId, responseId });
const pageOrOne = shape.ListResponsesQuery.extend({
  responseId: responseId.describe('Only this response, with details that lists leave out.').optional(),
}).optional();

function read<Input extends z.ZodObject, Output extends z.ZodType>(
  path: string,
  input: Input,
  emits: Output,
  accepts: z.ZodType<z.output<Output>> = tolerant(emits),
) {
  const family = familyOf(path);
  const element = emits instanceof z.ZodArray ? tolerant(emits.element as z.ZodType) : null;
  return { family, method: 'GET' as const, path, safe: true, input, status: 200, emits, accepts, element };
}

function familyOf(path: string): Endpoint['family'] {
  if (path.startsWith('/api/studio/')) return 'studio';
  return path.startsWith('/api/public/v1/') ? 'versioned' : 'legacy';
}

function write<Input extends z.ZodObject, Output extends z.ZodType>(
  path: string,
  input: Input,
  status: number,
  emits: Output,
) {
  const accepts = tolerant(emits);
  const family = familyOf(path);
  return { family, method: 'POST' as const, path, safe: false, input, status, emits, accepts, element: null };
}

/** Accepts the list bare or in its envelope, because the specification does not show which one is used. */
function enveloped<Schema extends z.ZodType>(name: string, schema: Schema): z.ZodType<z.output<Schema>> {
  const wrap = (value: unknown): unknown => (Array.isArray(value) ? { [name]: value } : value);
  return z.preprocess(wrap, tolerant(schema));
}

/**
 * Every operation with an API key, by id: those of the specification, sections "Versioned endpoints" and "Legacy
 * endpoints", followed by our own (`family`: `studio`).
 *
 * @example
 * ```ts
 * import { endpoints } from '@guide-studio/api-contract';
 *
 * const read = endpoints.createStudy.input.safeParse({ body: { title: 'Home cooking' } });
 * console.log(read.success, read.error?.issues[0]?.path); // false [ 'body', 'studyGuide' ]
 * console.log(endpoints.listWallets.emits.parse({ wallets: [] })); // { wallets: [] }
 * ```
 */
export const endpoints = {
  createStudy: {
    id: 'createStudy',
    summary: 'Create a draft study from a guide',
    ...write('/api/public/v1/studies/create', z.strictObject({ body: CreateStudyRequest }), 201, shape.CreateResponse),
  },
  listStudies: {
    id: 'listStudies',
    summary: "List the organization's studies",
    ...read(
      '/api/public/v1/studies',
      nothing,
      shape.StudiesResponse,
      enveloped(studiesEnvelope, shape.StudiesResponse),
    ),
  },
  getStudyQuestions: {
    id: 'getStudyQuestions',
    summary: 'List the questions of a study',
    ...read(
      '/api/public/v1/studies/{studyId}/questions',
      z.strictObject({ params: ofStudy }),
      shape.QuestionsResponse,
      enveloped(questionsEnvelope, shape.QuestionsResponse),
    ),
  },
  listResponses: {
    id: 'listResponses',
    summary: 'List the responses of a study',
    ...read(
      '/api/public/v1/responses/{linkId}',
      z.strictObject({ params: ofLink, query: shape.ListResponsesQuery.optional() }),
      shape.ListResponsesResponse,
    ),
  },
  getSingleResponse: {
    id: 'getSingleResponse',
    summary: 'Get one response with its transcript',
    ...read(
      '/api/public/v1/responses/{linkId}/{responseId}',
      z.strictObject({ params: ofResponse }),
      shape.SingleResponse,
    ),
  },
  launchStudy: {
    id: 'launchStudy',
    summary: 'Launch a draft and return its self-recruit link',
    ...write(
      '/api/public/v1/studies/{studyId}/launch',
      z.strictObject({ params: ofStudy, body: shape.LaunchRequest.optional() }),
      200,
      shape.LaunchResponse,
    ),
  },
  listWallets: {
    id: 'listWallets',
    summary: "List the organization's wallets",
    ...read('/api/public/v1/wallets', nothing, shape.WalletsResponse),
  },
  legacyListResponses: {
    id: 'legacyListResponses',
    summary: 'List the responses of a study (deprecated)',
    ...read(
      '/api/public/responses/{link_id}',
      z.strictObject({
        params: z.strictObject({ link_id: linkId }),
        query: shape.LegacyListResponsesQuery.optional(),
      }),
      shape.LegacyResponses,
    ),
  },
  legacyGetSingleResponse: {
    id: 'legacyGetSingleResponse',
    summary: 'Get one response with its transcript (deprecated)',
    ...read(
      '/api/public/responses/{link_id}/{response_id}',
      z.strictObject({ params: z.strictObject({ link_id: linkId, response_id: responseId }) }),
      shape.LegacySingleResponse,
    ),
  },
  legacyGetStudyQuestions: {
    id: 'legacyGetStudyQuestions',
    summary: 'List the questions of a study (deprecated)',
    ...read(
      '/api/public/studies/{study_id}/questions',
      z.strictObject({ params: z.strictObject({ study_id: studyId }) }),
      shape.LegacyQuestionsResponse,
    ),
  },
  legacyListStudies: {
    id: 'legacyListStudies',
    summary: "List the organization's studies (deprecated)",
    ...read('/api/public/list_surveys', nothing, shape.LegacyStudies),
  },
  getStudyIntake: {
    id: 'getStudyIntake',
    summary: 'Get whether a live study takes new participants',
    ...read('/api/studio/studies/{studyId}/intake', z.strictObject({ params: ofStudy }), shape.StudyIntake),
  },
  setStudyIntake: {
    id: 'setStudyIntake',
    summary: 'Pause, close or reopen a live study',
    description:
      'It needs the permission to launch. Interviews in progress may finish. A closed study is reopened before it is paused.',
    ...write(
      '/api/studio/studies/{studyId}/intake',
      z.strictObject({ params: ofStudy, body: shape.SetStudyIntakeRequest }),
      200,
      shape.StudyIntake,
    ),
  },
  getStudySettings: {
    id: 'getStudySettings',
    summary: 'Get how the operator has set up a study',
    ...read('/api/studio/studies/{studyId}', z.strictObject({ params: ofStudy }), shape.StudySettings),
  },
  listShown: {
    id: 'listShown',
    summary: 'List what the responses of a study were shown, and what became of it',
    ...read('/api/studio/shown/{linkId}', z.strictObject({ params: ofLink, query: pageOrOne }), shape.ShownInResponses),
  },
  getStudyGuide: {
    id: 'getStudyGuide',
    summary: 'Get the guide of a study',
    ...read('/api/studio/studies/{studyId}/guide', z.strictObject({ params: ofStudy }), shape.StudyGuide),
  },
  getRehearsal: {
    id: 'getRehearsal',
    summary: 'Count the rehearsal responses of a study',
    ...read('/api/studio/studies/{studyId}/rehearsal', z.strictObject({ params: ofStudy }), shape.RehearsalCounts),
  },
  beginRehearsal: {
    id: 'beginRehearsal',
    summary: 'Allow invented participants to take a study, marked as rehearsal',
    description:
      'The pass is a secret, valid for an hour. Each start sends it. A live study needs the permission to launch.',
    ...write(
      '/api/studio/studies/{studyId}/rehearsal',
      z.strictObject({ params: ofStudy }),
      200,
      shape.RehearsalPermission,
    ),
  },
  deleteRehearsal: {
    id: 'deleteRehearsal',
    summary: 'Delete the rehearsal responses of a study, and end its rehearsals',
    ...write(
      '/api/studio/studies/{studyId}/rehearsal/delete',
      z.strictObject({ params: ofStudy }),
      200,
      shape.DeletedRehearsal,
    ),
  },
  getStudyTranslations: {
    id: 'getStudyTranslations',
    summary: 'Get the translations of a study, and how complete they are',
    description: 'What is not translated is shown in the language of the questions, and counted.',
    ...read('/api/studio/studies/{studyId}/translations', z.strictObject({ params: ofStudy }), shape.StudyTranslations),
  },
  getCapabilities: {
    id: 'getCapabilities',
    summary: 'Get what this service does with recordings, voices and follow-up questions',
    ...read('/api/studio/capabilities', nothing, shape.ServiceCapabilities),
  },
  setStudyTranslations: {
    id: 'setStudyTranslations',
    summary: 'Replace the translations of a study',
    description:
      'If one does not fit the study, nothing is stored, and `issues` says which. A live study needs the permission to launch.',
    ...write(
      '/api/studio/studies/{studyId}/translations',
      z.strictObject({ params: ofStudy, body: shape.SetStudyTranslationsRequest }),
      200,
      shape.StudyTranslations,
    ),
  },
  listRecordings: {
    id: 'listRecordings',
    summary: 'List the recordings of the responses of a study, and what became of them',
    ...read(
      '/api/studio/recordings/{linkId}',
      z.strictObject({ params: ofLink, query: pageOrOne }),
      shape.RecordingsInResponses,
    ),
  },
  getStudyJobs: {
    id: 'getStudyJobs',
    summary: 'Count the jobs about the responses of a study, and say why they failed',
    description: 'Jobs write down voices, read interviews, and prepare files that all browsers play.',
    ...read('/api/studio/studies/{studyId}/jobs', z.strictObject({ params: ofStudy }), shape.StudyJobs),
  },
  tryProbe: {
    id: 'tryProbe',
    summary: 'Ask the interviewer for a follow-up question about an answer of a preview',
    description: 'Nothing of it is stored.',
    ...write('/api/studio/probe', z.strictObject({ body: shape.TryProbeRequest }), 200, shape.TriedProbe),
  },
  suggestTranslations: {
    id: 'suggestTranslations',
    summary: 'Ask the model of the service for translations of texts of a guide',
    description: 'Nothing of it is stored. A text without a translation that passes the checks has the fault.',
    ...write(
      '/api/studio/translations',
      z.strictObject({ body: shape.SuggestTranslationsRequest }),
      200,
      shape.SuggestedTranslations,
    ),
  },
  checkMedia: {
    id: 'checkMedia',
    summary: 'Ask which pictures and videos of a guide the service does not have',
    description: 'Those that it has are kept for a day more, so that a study can be made with them.',
    ...write('/api/studio/media', z.strictObject({ body: shape.CheckMediaRequest }), 200, shape.CheckedMedia),
  },
} as const satisfies { readonly [Id in EndpointId]: Endpoint & { readonly id: Id } };

/** The input of an operation: `params`, `query`, `body`. */
export type EndpointInput<Id extends EndpointId> = z.input<(typeof endpoints)[Id]['input']>;

/** The value that an operation returns on success. */
export type EndpointOutput<Id extends EndpointId> = z.output<(typeof endpoints)[Id]['emits']>;
