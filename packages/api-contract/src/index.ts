// The table of operations
export * from './endpointIds.ts';
export { type Endpoint, type EndpointInput, type EndpointOutput, endpoints } from './endpoints.ts';
export { pathOf } from './pathOf.ts';

// What travels
export * from './resources/index.ts';
export { tolerant } from './tolerant.ts';

// The participant interface
export * from './participant.ts';

// What goes wrong
export * from './errors.ts';
export * from './failure.ts';

// The table as a document
export { openApiOf } from './openapi/openApiOf.ts';

// Where the specification is silent
export * from './assumptions.ts';
