import type { EndpointId } from './endpointIds.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { errorCodesOf, errors } from './errors.ts';
import { type MediaOperationId, mediaOperations } from './mediaOperations.ts';
import type { Operation } from './operation.ts';
import { type OperatingOperationId, operatingOperations } from './operatingOperations.ts';
import { type ParticipantOperationId, participantOperations } from './participantOperations.ts';

/** The id of an operation of the service. */
export type OperationId = EndpointId | ParticipantOperationId | MediaOperationId | OperatingOperationId;

/** An operation with its id in the table. */
type NamedOperation = Operation & { readonly id: OperationId };

/**
 * Every operation of the service: those of the public contract, our own with an API key, the participant interface, and
 * the addresses for operators, pages and recordings. What the service serves and what OpenAPI describes follows from it.
 */
export const operations: readonly NamedOperation[] = [
  ...Object.values<Endpoint>(endpoints).map(operationOfEndpoint),
  ...Object.values(participantOperations),
  ...Object.values(mediaOperations),
  ...Object.values(operatingOperations),
];

function operationOfEndpoint(endpoint: Endpoint): NamedOperation {
  const { id, family, method, path, summary, description, input, status, emits } = endpoint;
  return {
    id,
    family,
    method,
    path,
    summary,
    ...(description === undefined ? {} : { description }),
    access: 'apiKey',
    input,
    answers: [{ status, description: 'Success.', body: emits }],
    refusals: errorCodesOf(id).flatMap((code) => {
      const { statuses, condition } = errors[code];
      return statuses.map((each) => ({ status: each, code, condition }));
    }),
  };
}
