/**
 * The API as one table: operations, resources and errors.
 *
 * @module @guide-studio/api-contract
 */

// Table of operations
export * from './endpointIds.ts';
export { type Endpoint, type EndpointInput, type EndpointOutput, endpoints } from './endpoints.ts';
export { pathOf } from './pathOf.ts';
export * from './operation.ts';
export { type ParticipantOperationId, participantOperations } from './participantOperations.ts';
export { type OperatingOperationId, operatingOperations } from './operatingOperations.ts';
export { type OperationId, operations } from './operations.ts';

// Requests and responses
export * from './resources/index.ts';
export { tolerant } from './tolerant.ts';
export { joinedBytes } from './joinedBytes.ts';
export { bodyParts, type PartLimits } from './bodyParts.ts';
export { type BodyReader, readerUntil } from './bodyReader.ts';
export { shortText } from './shortText.ts';
export * from './signal.ts';

// Lists of responses
export * from './responsePages.ts';

// Participant interface
export * from './participant.ts';
export * from './recordings.ts';

// Errors
export * from './errors.ts';
export * from './failure.ts';

// OpenAPI document
export { openApiOf } from './openapi/openApiOf.ts';

// Decisions where the specification is silent
export * from './assumptions.ts';
