/**
 * The API as one table: operations with their requests, answers and errors, the resources as zod schemas, and the
 * OpenAPI document that follows from it. Pure: nothing here sends, listens or stores.
 *
 * ```ts
 * import { endpoints, errors, openApiOf, pathOf } from '@guide-studio/api-contract';
 *
 * const { method, path, safe } = endpoints.launchStudy;
 * console.log(method, pathOf(path, { studyId: 'abc' }), safe); // POST /api/public/v1/studies/abc/launch false
 * console.log(errors.study_busy.statuses, errors.study_busy.condition); // [ 409 ] An update of the study is in flight.
 * console.log(openApiOf('https://example.org')['openapi']); // 3.1.0
 * ```
 *
 * {@link endpoints} are the operations with an API key, which clients call: their `input`, `emits` and `accepts` are
 * zod schemas, and {@link EndpointInput} and {@link EndpointOutput} their types. {@link operations} is the table of
 * everything that a service serves, also for participants and operators. {@link errors} and {@link errorCodesOf} say
 * what can be refused, {@link ApiFailure} what else can go wrong. {@link openApiOf} makes the document for generators
 * of clients. Names with a capital letter are the schemas of what is sent, and often also their types.
 *
 * @module @guide-studio/api-contract
 */
export {
  type EndpointId,
  endpointIds,
  legacyEndpointIds,
  studioEndpointIds,
  versionedEndpointIds,
} from './endpointIds.ts';
export { type Endpoint, type EndpointInput, type EndpointOutput, endpoints } from './endpoints.ts';
export { type ErrorCode, errorCodesOf, type ErrorRow, errors, isErrorCode, isKnownError } from './errors.ts';
export type { AddressFault, ApiFailure, ApiResult, NetworkCause, ReportedIssue } from './failure.ts';
export { openApiOf } from './openapi/openApiOf.ts';
export { type MediaOperationId, mediaOperations } from './mediaOperations.ts';
export { type OperatingOperationId, operatingOperations } from './operatingOperations.ts';
export type { Operation, OperationAccess, OperationAnswer, OperationFamily, OperationRefusal } from './operation.ts';
export { type OperationId, operations } from './operations.ts';
export {
  AnswerStepRequest,
  ChangeLanguageRequest,
  GoBackRequest,
  type ParticipantErrorCode,
  participantErrors,
  StartInterviewRequest,
} from './participant.ts';
export { type ParticipantOperationId, participantOperations } from './participantOperations.ts';
export { pathOf } from './pathOf.ts';
export {
  BeginRecordingRequest,
  EndRecordingRequest,
  InterviewRecordings,
  OneRecording,
  RecordingKind,
  RecordingLimits,
  RecordingState,
  RemovedRecording,
  StoredPiece,
} from './recordings.ts';
export { Answer } from './resources/answer.ts';
export { ServiceCapabilities } from './resources/capabilities.ts';
export { ReadConcept, ReadConceptMedia } from './resources/concept.ts';
export { ErrorBody, ErrorIssue } from './resources/errorBody.ts';
export { Timestamp, Uuid } from './resources/ids.ts';
export { ClosingText, type IntakeState, intakeStates, SetStudyIntakeRequest, StudyIntake } from './resources/intake.ts';
export {
  ChoiceAnswer,
  CurrentStep,
  EndStep,
  FollowUpStep,
  InterviewProgress,
  InterviewStep,
  InterviewStudy,
  ItemStep,
  MatrixAnswer,
  MatrixStepItem,
  MaxDiffAnswer,
  MaxDiffStepItem,
  MultipleChoiceStepItem,
  OpenedInterview,
  OpenEndedStepItem,
  RankingAnswer,
  RankingStepItem,
  SeenAnswer,
  StartedInterview,
  StatementStepItem,
  StepAnswer,
  StepConcept,
  StepItem,
  StepOption,
  StepRecording,
  TextAnswer,
  WelcomeStep,
} from './resources/interview.ts';
export { LaunchRequest, LaunchResponse } from './resources/launch.ts';
export {
  LegacyAnswer,
  LegacyConcept,
  LegacyListResponsesQuery,
  LegacyQuestion,
  LegacyQuestionsResponse,
  LegacyRecording,
  LegacyResponse,
  LegacyResponses,
  LegacySingleResponse,
  LegacyStudies,
  LegacyStudy,
  LegacyTranscriptRow,
} from './resources/legacy.ts';
export { Health, Readiness, Unready } from './resources/operating.ts';
export { TriedProbe, TryProbeRequest } from './resources/probe.ts';
export { Question, QuestionsResponse, QuestionType } from './resources/question.ts';
export {
  AnswerRecording,
  JobsOfKind,
  RecordedFile,
  RecordingsInResponse,
  RecordingsInResponses,
  SpokenPart,
  StudyJobKind,
  StudyJobs,
  WorkState,
} from './resources/recorded.ts';
export {
  DeletedRehearsal,
  OwnService,
  RehearsalCounts,
  RehearsalPermission,
  RehearsalStart,
  SentGuide,
  StudyGuide,
} from './resources/rehearsal.ts';
export { ListResponsesQuery, ListResponsesResponse, Progress, Response, SingleResponse } from './resources/response.ts';
export {
  FollowUpDecision,
  ShownInResponse,
  ShownInResponses,
  ShownStimulus,
  StudySettings,
  UnansweredQuestion,
} from './resources/studio.ts';
export { CreateResponse, Creator, StudiesResponse, Study } from './resources/study.ts';
export { Recording, TranscriptRow } from './resources/transcriptRow.ts';
export { CheckedMedia, CheckMediaRequest, StoredMedia } from './resources/studyMedia.ts';
export {
  SentTranslation,
  SetStudyTranslationsRequest,
  StudyTranslations,
  SuggestedTranslations,
  SuggestTranslationsRequest,
} from './resources/translations.ts';
export { CreditBalance, Wallet, WalletsResponse } from './resources/wallet.ts';
export type { Signal } from './signal.ts';
