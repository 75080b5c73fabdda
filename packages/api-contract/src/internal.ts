/**
 * For the other packages of Guide Studio at the same version only: it changes without notice and has no reference.
 *
 * @module @guide-studio/api-contract/internal
 */
export {
  bodyTooLargeStatus,
  bodyTooSlowStatus,
  defaultPerPage,
  legacyDeprecatedAt,
  legacySunsetAt,
  matrixIsMultiSelect,
  maxPerPage,
  maxRequestBytes,
  maxStudiesListed,
  noDescription,
  questionsEnvelope,
  selfRecruitPath,
  studiesEnvelope,
  unknownEncodingStatus,
  wrongMethodStatus,
} from './assumptions.ts';
export { bodyParts, type PartLimits } from './bodyParts.ts';
export { type BodyReader, readerUntil } from './bodyReader.ts';
export { joinedBytes } from './joinedBytes.ts';
export { maxParticipantBytes, urlParamLimits } from './participant.ts';
export { pieceChecksumHeader, recordingLimits } from './recordings.ts';
export { maxClosingTextCharacters } from './resources/intake.ts';
export { ownServicePath, rehearsalNumbersAfter } from './resources/rehearsal.ts';
export {
  type AskedPage,
  type FailureOfPage,
  mostPerPage,
  type NumberedResponse,
  type OneOfPage,
  type PagesRead,
  type ReadPage,
  responsePages,
  type UnreadPage,
} from './responsePages.ts';
export { shortText } from './shortText.ts';
export { throwIfAborted, unlessAborted } from './signal.ts';
export { tolerant } from './tolerant.ts';
